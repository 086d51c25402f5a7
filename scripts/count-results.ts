import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
}

/** What the three kinds of reports say: our fences', vitest's and Playwright's. */
interface Report {
  passed?: number;
  failed?: number;
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

/**
 * Counts a suite's tests by its report. A suite that ended badly without naming a failed test has failed all the same,
 * and so has one that ended well without having run anything.
 */
export function countResults(report: string, exitCode: number): Counts {
  const { passed, failed } = existsSync(report)
    ? countsOf(JSON.parse(readFileSync(report, 'utf8')) as Report)
    : { passed: 0, failed: 0 };
  const hasFailedUnseen = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: hasFailedUnseen ? 1 : failed };
}

function countsOf({ passed, failed, numPassedTests, numFailedTests, stats }: Report): Counts {
  // A test that passes only now and then is no proof.
  if (stats) return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return { passed: passed ?? numPassedTests ?? 0, failed: failed ?? numFailedTests ?? 0 };
}
