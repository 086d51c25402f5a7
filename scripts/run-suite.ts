import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { node24, projectEnvironment, root } from './node-24.mjs';
import { readSuiteReport, type SuiteReport } from './suite-report.ts';
import type { Suite } from './suites.ts';

export interface SuiteRun {
  suite: Suite;
  seconds: number;
  /** Of all processes; undefined where the system does not report it. */
  cpuSeconds: number | undefined;
  report: SuiteReport;
  /** All that it printed. */
  log: string;
}

const running = new Set<ChildProcess>();

/** Runs a suite, with what it prints in a file. All that it starts ends with it, and with us. */
export async function runSuite(suite: Suite, extraArgs: readonly string[] = []): Promise<SuiteRun> {
  const log = suite.report.replace(/json$/, 'log');
  const began = performance.now();
  const output = openSync(log, 'w');
  const child = spawn(
    node24,
    [join(root, 'scripts', 'supervise.mjs'), node24, join(root, suite.script), ...suite.args, ...extraArgs],
    {
      cwd: join(root, suite.folder ?? '.'),
      env: {
        ...projectEnvironment,
        // A product that starts for the tenth time need not be compiled again.
        NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
        // Suites allocate much that is short-lived: with room for it, a tenth less of their time goes to collecting it.
        NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
        ...suite.env,
        PINFOLD_TEST_NICENESS: String(suite.niceness ?? 3),
      },
      stdio: ['ignore', output, output, 'pipe'],
      detached: true,
    },
  );
  closeSync(output);
  running.add(child);
  let cpu = '';
  child.stdio[3]?.on('data', (piece) => (cpu += String(piece)));
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (ended) => resolve(ended ?? 1));
  });
  running.delete(child);
  return {
    suite,
    seconds: (performance.now() - began) / 1000,
    cpuSeconds: cpu === '' ? undefined : Number(cpu),
    report: readSuiteReport(suite.report, code, suite.mayBeEmpty),
    log,
  };
}

/** Ends all running suites, with their child processes. */
export function endSuites(): void {
  for (const { pid } of running) {
    if (pid === undefined) continue;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  }
}
