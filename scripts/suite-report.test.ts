import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSuiteReport } from './suite-report.ts';

const folder = mkdtempSync(join(tmpdir(), 'pinfold-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reported(report: object, exitCode = 1) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readSuiteReport(file, exitCode);
}

test.each([
  ['checks', { passed: 11, failed: 1 }, 1, { passed: 11, failed: 1 }],
  ['vitest', { numPassedTests: 40, numFailedTests: 2 }, 1, { passed: 40, failed: 2 }],
  ['a file that did not even load', { numPassedTests: 40, numFailedTests: 0 }, 1, { passed: 40, failed: 1 }],
  ['a suite without tests', { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ['Playwright', { stats: { expected: 9, unexpected: 0, flaky: 0 } }, 0, { passed: 9, failed: 0 }],
  ['a flaky journey', { stats: { expected: 8, unexpected: 0, flaky: 1 } }, 0, { passed: 8, failed: 1 }],
])('no failure is lost when counting: %s', (_name, report, exitCode, counts) => {
  expect(reported(report, exitCode)).toMatchObject(counts);
});

test('a suite that has nothing to do with a change may be empty, and fails all the same when it breaks', () => {
  const file = join(folder, 'nothing.json');
  expect(readSuiteReport(file, 0, true)).toMatchObject({ passed: 0, failed: 0 });
  expect(readSuiteReport(file, 1, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('no failure is lost when a suite dies before it reports', () => {
  expect(readSuiteReport(join(folder, 'missing.json'), 139)).toEqual({
    passed: 0,
    failed: 1,
    failures: [],
    durations: [],
  });
});

test('names the tests that failed, those of a file that did not load too', () => {
  const passed = { status: 'passed', fullName: 'stays', failureMessages: [], duration: 1500 };
  const failed = { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1 to be 2'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  const { failures, durations } = reported({ testResults });
  expect(failures).toEqual([
    { name: 'a.test.ts > breaks', message: 'expected 1 to be 2', files: [] },
    { name: 'b.test.ts', message: 'no such module', files: [] },
  ]);
  expect(durations).toEqual([
    { name: 'a.test.ts > stays', seconds: 1.5 },
    { name: 'a.test.ts > breaks', seconds: 0 },
  ]);
});

test('names the journeys that failed, however deep they lie, and what was kept of them', () => {
  const spec = (title: string, ok: boolean, result: object) => ({
    title,
    ok,
    file: 'team.spec.ts',
    tests: [{ results: [result] }],
  });
  const broken = spec('joins', false, {
    duration: 900,
    error: { message: 'no such button' },
    attachments: [{ path: 'trace.zip' }, {}],
  });
  const sections = [{ specs: [spec('reads', true, { duration: 100 })], suites: [{ specs: [broken] }] }];
  const { failures, durations } = reported({ suites: sections });
  expect(failures).toEqual([
    { name: 'team.spec.ts > joins', message: 'no such button', files: ['trace.zip'] },
  ]);
  expect(durations.map(({ seconds }) => seconds)).toEqual([0.1, 0.9]);
});
