import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { changedSuites } from './changed-suites.ts';
import { root } from './node-24.mjs';
import { endSuites, runSuite, type SuiteRun } from './run-suite.ts';
import { shuffle } from './shuffle.ts';
import { fullSuites, quickSuites, type Suite } from './suites.ts';
import { whenOrphaned } from './when-orphaned.mjs';

/**
 * `npm test`: runs every suite, even after failures, several at a time, and ends with one line for machines. `--changed
 * [base]` runs what a change since a commit can have affected, `--full` the slow ones too, `--only a,b` suites by name,
 * and `--shuffle [seed]` runs suites and files in another order.
 */
const { values: options, positionals } = parseArgs({
  options: {
    changed: { type: 'boolean' },
    full: { type: 'boolean' },
    only: { type: 'string' },
    shuffle: { type: 'boolean' },
  },
  allowPositionals: true,
});
const [argument] = positionals;
const seed = options.shuffle ? Number(argument ?? Math.floor(Math.random() * 1e6)) : undefined;
const began = performance.now();
const coresBefore = coreSeconds();

const reports = join(root, '.cache', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

whenOrphaned(() => {
  endSuites();
  process.exit(1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    endSuites();
    process.exit(130);
  });

const suites = chosenSuites();
if (seed !== undefined)
  say(`order of suites and files by seed ${seed}: npm test -- --shuffle ${seed} repeats it`);
const runs = await runSideBySide(seed === undefined ? suites : shuffle(suites, seed));
for (const run of runs) tellFailures(run);
tellSlowest(runs);
tellTable(runs);
const failed = runs.reduce((sum, { report }) => sum + report.failed, 0);
say(`\n${runs.reduce((sum, { report }) => sum + report.passed, 0)} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function chosenSuites(): Suite[] {
  if (options.changed) return changedSuites(argument ?? 'main');
  const all = options.full ? fullSuites() : quickSuites();
  const names = options.only?.split(',');
  const unknown = names?.filter((name) => !all.some((suite) => suite.name === name)) ?? [];
  if (unknown.length > 0) {
    say(`No suite is called ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`);
    process.exit(1);
  }
  return all.filter(({ name }) => names === undefined || names.includes(name));
}

/** Each suite works on one core and often waits, so that two more than there are cores keep all of them busy. */
async function runSideBySide(queue: readonly Suite[]): Promise<SuiteRun[]> {
  const waiting = [...queue];
  const done: SuiteRun[] = [];
  const goOn = async (): Promise<void> => {
    const suite = waiting.shift();
    if (!suite) return;
    say(`${clock()}  begins  ${suite.name}: ${suite.about}`);
    const run = await runSuite(suite, seed === undefined ? [] : shuffled(suite, seed));
    const { passed, failed: failures } = run.report;
    say(`${clock()}  ended   ${suite.name}: ${passed} passed, ${failures} failed`);
    done.push(run);
    await goOn();
  };
  await Promise.all(Array.from({ length: availableParallelism() + 2 }, goOn));
  return done;
}

/** Journeys begin with a product of their own for each file, and have no order to change. */
function shuffled({ script }: Suite, by: number): string[] {
  return script.includes('vitest') ? ['--sequence.shuffle.files', `--sequence.seed=${by}`] : [];
}

function tellFailures({ suite, report, log }: SuiteRun): void {
  if (report.failed === 0) return;
  say(`\n== ${suite.name}: all that it printed is in ${relative(root, log)}`);
  for (const { name, message, files } of report.failures) {
    say(`\nfailed in ${suite.name}: ${name.replace(join(root, '/'), '')}\n${message.slice(0, 1500)}`);
    for (const file of files) say(`  kept: ${relative(root, file)}`);
  }
  for (const cause of causesIn(log)) say(`  ${cause}`);
}

/** What errors were caused by: reports leave it out, and a failed query says nothing else of why. */
function causesIn(log: string): string[] {
  const printed = stripVTControlCharacters(readFileSync(log, 'utf8'));
  return [...new Set(printed.match(/Caused by: .*/g))].slice(0, 10);
}

function tellSlowest(all: readonly SuiteRun[]): void {
  const durations = all.flatMap(({ report }) => report.durations);
  say('\nslowest tests');
  for (const { name, seconds } of durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
    say(`${seconds.toFixed(1).padStart(6)} s  ${name.replace(join(root, '/'), '')}`);
}

function tellTable(all: readonly SuiteRun[]): void {
  say(
    `\n${'suite'.padEnd(10)} ${['tests', 'failed', 'wall s', 'CPU s'].map((head) => head.padStart(8)).join('')}`,
  );
  for (const { suite, report, seconds, cpuSeconds } of all)
    say(row(suite.name, [report.passed + report.failed, report.failed, seconds, cpuSeconds]));
  const cpu = all.reduce((sum, { cpuSeconds = 0 }) => sum + cpuSeconds, 0);
  const tests = all.reduce((sum, { report }) => sum + report.passed + report.failed, 0);
  say(row('together', [tests, all.reduce((sum, { report }) => sum + report.failed, 0), sinceBegan(), cpu]));
  const now = coreSeconds();
  const [busy, passed] = [now.busy - coresBefore.busy, now.all - coresBefore.all];
  // The processes of a browser are missing in all rows: their times are not collected when they end.
  say(
    `the machine: ${busy.toFixed(0)} of ${passed.toFixed(0)} s of its cores, ${Math.round((100 * busy) / passed)} %`,
  );
}

/** Seconds of all cores since the machine started. */
function coreSeconds(): { busy: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const idle = times.reduce((sum, time) => sum + time.idle, 0) / 1000;
  const busy = times.reduce((sum, { user, nice, sys, irq }) => sum + user + nice + sys + irq, 0) / 1000;
  return { busy, all: busy + idle };
}

function row(name: string, figures: readonly (number | undefined)[]): string {
  return `${name.padEnd(10)} ${figures.map((one) => (one?.toFixed(0) ?? '–').padStart(8)).join('')}`;
}

function sinceBegan(): number {
  return (performance.now() - began) / 1000;
}

function clock(): string {
  return `${sinceBegan().toFixed(0).padStart(5)} s`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
