import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countResults } from './count-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'pinfold-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['fences', { passed: 11, failed: 1 }, 1, { passed: 11, failed: 1 }],
  ['vitest', { numPassedTests: 40, numFailedTests: 2 }, 1, { passed: 40, failed: 2 }],
  ['a file that did not even load', { numPassedTests: 40, numFailedTests: 0 }, 1, { passed: 40, failed: 1 }],
  ['a suite without tests', { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
  ['Playwright', { stats: { expected: 9, unexpected: 0, flaky: 0 } }, 0, { passed: 9, failed: 0 }],
  ['a flaky journey', { stats: { expected: 8, unexpected: 0, flaky: 1 } }, 0, { passed: 8, failed: 1 }],
])('no failure is lost when counting: %s', (_name, report, exitCode, counts) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  expect(countResults(file, exitCode)).toEqual(counts);
});

test('no failure is lost when a suite dies before it reports', () => {
  expect(countResults(join(folder, 'missing.json'), 139)).toEqual({ passed: 0, failed: 1 });
});
