import { existsSync, readFileSync } from 'node:fs';

/** A test that failed, with how it failed. */
export interface Failure {
  name: string;
  message: string;
}

/** What vitest's and Playwright's reports say of tests; ours of the fences has none of it. */
interface Report {
  testResults?: { name: string; status: string; message?: string; assertionResults: Assertion[] }[];
  suites?: Section[];
}

interface Assertion {
  status: string;
  fullName: string;
  failureMessages?: string[] | null;
}

interface Section {
  specs?: {
    title: string;
    ok: boolean;
    file: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
  suites?: Section[];
}

/** Names what failed in a suite, so that the last lines of a run tell it without those before. */
export function nameFailures(report: string): Failure[] {
  if (!existsSync(report)) return [];
  const { testResults = [], suites = [] } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  return [
    ...testResults.flatMap(({ name, status, message = '', assertionResults }) => {
      const failed = assertionResults.filter((one) => one.status === 'failed');
      // A file that could not be loaded has no test to blame.
      if (status === 'failed' && failed.length === 0) return [{ name, message }];
      return failed.map(({ fullName, failureMessages }) => ({
        name: `${name} > ${fullName}`,
        message: failureMessages?.[0] ?? '',
      }));
    }),
    ...suites.flatMap(failedSpecs),
  ];
}

function failedSpecs({ specs = [], suites = [] }: Section): Failure[] {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
    return { name: `${file} > ${title}`, message: messages.find(Boolean) ?? '' };
  });
  return [...own, ...suites.flatMap(failedSpecs)];
}
