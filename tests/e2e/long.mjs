// Which tests belong to which run: `scripts/test` makes the quick one, `scripts/test long` makes all of them.

import { test } from 'node:test';

const LONG = process.env.LONG === '1';

/** The `test` of a file whose tests belong to the long run, but for those whose names match. */
export const longBut = (...quick) => (name, ...rest) => {
  const body = rest.pop();
  const runs = LONG || quick.some((pattern) => pattern.test(name));
  return test(name, { ...rest[0], skip: runs ? false : 'made by scripts/test long' }, body);
};
