// Runs the files of browser tests that are named: node tests/e2e/run.mjs FILE…
// Two files at a time, for most of a test is waiting; but two browsers and the bots share two cores, and now and then one
// test starves. So up to three tests that fail are made once more with nothing beside them. One that fails again is a
// fault, and more than three that fail are; one that passes then is named as unsteady at the end, to be looked into.

import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** How many may be unsteady at once. */
const UNSTEADY = 3;

/** Runs tests and tells them as they end; gives back the names of those that passed and of those that failed. */
function perform(options) {
  const result = { passed: [], failed: [] };
  const isMade = ({ details, skip, todo }) => details.type !== 'suite' && skip === undefined && todo === undefined;
  const tests = run(options)
    .on('test:pass', (test) => isMade(test) && result.passed.push(test.name))
    .on('test:fail', (test) => isMade(test) && result.failed.push(test.name));
  return new Promise((done) => {
    tests.compose(spec).on('end', () => done(result)).pipe(process.stdout, { end: false });
  });
}

/** Makes one test alone; tells whether it was made and passed. The runner names the file that calls `test`, not the test's own. */
async function passesAlone(name, files) {
  console.log(`\nOnce more, with nothing beside it: ${name}`);
  const pattern = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`);
  const { passed, failed } = await perform({ files, concurrency: 1, testNamePatterns: [pattern] });
  return passed.includes(name) && failed.length === 0;
}

/** Tells whether all passed, if need be at the second time. */
async function all(files) {
  const { failed } = await perform({ files, concurrency: 2 });
  if (failed.length > UNSTEADY) return false;
  for (const name of failed) if (!(await passesAlone(name, files))) return false;
  for (const name of failed) console.log(`UNSTEADY: failed once, then passed alone: ${name}`);
  return true;
}

process.exitCode = (await all(process.argv.slice(2))) ? 0 : 1;
