import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { nameFailures } from './name-failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pinfold-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reported(report: object) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return nameFailures(file);
}

test('names the tests that failed, those of a file that did not load too', () => {
  const passed = { status: 'passed', fullName: 'stays', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1 to be 2'] };
  const testResults = [
    { name: 'a.test.ts', status: 'failed', assertionResults: [passed, failed] },
    { name: 'b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ];
  expect(reported({ testResults })).toEqual([
    { name: 'a.test.ts > breaks', message: 'expected 1 to be 2' },
    { name: 'b.test.ts', message: 'no such module' },
  ]);
});

test('names the journeys that failed, however deep they lie', () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: 'team.spec.ts',
    tests: [{ results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const inner = { specs: [spec('joins', false, 'no such button')] };
  expect(reported({ suites: [{ specs: [spec('reads', true)], suites: [inner] }] })).toEqual([
    { name: 'team.spec.ts > joins', message: 'no such button' },
  ]);
});

test('has nothing to name without a report', () => {
  expect(nameFailures(join(folder, 'none.json'))).toEqual([]);
});
