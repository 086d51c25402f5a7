import { existsSync, readFileSync } from 'node:fs';

/** What a suite's run came to. */
export interface SuiteReport {
  passed: number;
  failed: number;
  failures: Failure[];
  /** Every test that ran, in no order. */
  durations: TestDuration[];
}

export interface Failure {
  name: string;
  message: string;
  /** Files that were kept: screenshots, traces, logs. */
  files: string[];
}

export interface TestDuration {
  name: string;
  seconds: number;
}

/** The common content of three kinds of reports: our checks', vitest's and Playwright's. */
interface Report {
  passed?: number;
  failed?: number;
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: TestFile[];
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: Section[];
}

interface TestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: Assertion[];
}

interface Assertion {
  status: string;
  fullName: string;
  duration?: number | null;
  failureMessages?: string[] | null;
}

interface Section {
  specs?: Spec[];
  suites?: Section[];
}

interface Spec {
  title: string;
  ok: boolean;
  file: string;
  tests: { results: SpecResult[] }[];
}

interface SpecResult {
  duration?: number;
  error?: { message?: string };
  attachments?: { path?: string }[];
}

/**
 * Reads a suite's report. A suite that ended badly without naming a failed test has failed all the same, and so has one
 * that ended well without having run anything, unless it may be empty.
 */
export function readSuiteReport(file: string, exitCode: number, mayBeEmpty = false): SuiteReport {
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : {};
  const specs = (report.suites ?? []).flatMap(specsOf);
  const { passed, failed } = countsOf(report);
  const hasFailedUnseen = failed === 0 && (exitCode !== 0 || (passed === 0 && !mayBeEmpty));
  return {
    passed,
    failed: hasFailedUnseen ? 1 : failed,
    failures: [...(report.testResults ?? []).flatMap(failuresOf), ...specs.flatMap(failureOf)],
    durations: [...(report.testResults ?? []).flatMap(durationsOf), ...specs.map(durationOf)],
  };
}

function countsOf({ passed, failed, numPassedTests, numFailedTests, stats }: Report) {
  // A test that passes only now and then is no proof.
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: passed ?? numPassedTests ?? 0, failed: failed ?? numFailedTests ?? 0 };
}

function failuresOf({ name, status, message = '', assertionResults }: TestFile): Failure[] {
  const failed = assertionResults.filter((one) => one.status === 'failed');
  // A file that could not be loaded has no test to blame.
  if (status === 'failed' && failed.length === 0) return [{ name, message, files: [] }];
  return failed.map(({ fullName, failureMessages }) => ({
    name: `${name} > ${fullName}`,
    message: failureMessages?.[0] ?? '',
    files: [],
  }));
}

function failureOf({ ok, file, title, tests }: Spec): Failure[] {
  if (ok) return [];
  const results = tests.flatMap((one) => one.results);
  return [
    {
      name: `${file} > ${title}`,
      message: results.map(({ error }) => error?.message ?? '').find(Boolean) ?? '',
      files: results.flatMap(({ attachments = [] }) => attachments.flatMap(({ path }) => path ?? [])),
    },
  ];
}

function durationsOf({ name, assertionResults }: TestFile): TestDuration[] {
  return assertionResults.map(({ fullName, duration }) => ({
    name: `${name} > ${fullName}`,
    seconds: (duration ?? 0) / 1000,
  }));
}

function durationOf({ file, title, tests }: Spec): TestDuration {
  const durations = tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration));
  return { name: `${file} > ${title}`, seconds: durations.reduce((sum, one) => sum + one, 0) / 1000 };
}

function specsOf({ specs = [], suites = [] }: Section): Spec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}
