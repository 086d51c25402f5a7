import { join } from 'node:path';
import { allChecks } from './checks/checks.ts';
import { root } from './node-24.mjs';

export interface Suite {
  name: string;
  about: string;
  /** Run by the project's Node. */
  script: string;
  args: readonly string[];
  folder?: string;
  env?: Record<string, string>;
  /** Where it writes what it found. */
  report: string;
  /** How far it stands back for the other suites, as `nice` counts. @default 3 */
  niceness?: number;
  /** Whether it is fine that nothing ran. @default false */
  mayBeEmpty?: boolean;
}

export const unitProjects = ['contract', 'sdk', 'ui', 'locator', 'widget', 'panel', 'portal', 'scripts'];

/** They start and kill processes, and wait until these are missed. */
const crashFiles = ['crash', 'external-changes/replay'];

/** Those of them that only run at night: what they prove of a process, a post's and a bulk reply's prove in `npm test` too. */
const nightlyFiles = ['bulk-edit-crash', 'directory-crash', 'send-photo-crash', 'external-changes/replay'];

export const withoutNightlyFiles = nightlyFiles.map(excluded);

/** What `npm test` runs. Several run at a time, so the longest come first. */
export function quickSuites(): Suite[] {
  return [
    journeys('journeys', 'the whole product in a browser'),
    // The most work, and all on one worker: at the pace of the others it would end by itself, with a core to spare.
    {
      ...servers('the API on a PostgreSQL server, the sandbox over its protocols', withoutNightlyFiles),
      niceness: 1,
    },
    vitest('stories', 'what people can do with each component, in a browser, with axe', ['storybook*']),
    vitest('units', 'contract, SDK, widget, panel, the example of a portal and scripts', unitProjects),
    checks(allChecks.map(({ name }) => name).filter((name) => name !== 'site')),
    vitest('pglite', 'what PGlite does otherwise than a PostgreSQL server', ['pglite']),
  ];
}

/** What is slow, for every night and before a release: all sizes, all stories, other seeds, other hosts. */
export function fullSuites(): Suite[] {
  const everything = { PINFOLD_TEST_SIZE: 'full' };
  const drawn = { PINFOLD_TEST_SEED: 'random', PINFOLD_TEST_RUNS: '10' };
  const elsewhen = { PINFOLD_TEST_TIME: 'random' };
  return [
    vitest(
      'crashes',
      'processes that are killed in the midst of work and replay, at full size',
      ['api'],
      { ...everything, ...drawn },
      crashFiles,
    ),
    vitest(
      'servers',
      'the API and the sandbox at full size, new seeds, another day',
      ['api', 'sandbox'],
      { ...everything, ...drawn, ...elsewhen },
      crashFiles.map(excluded),
    ),
    journeys('journeys', 'the whole product in a browser'),
    vitest('stories', 'every story in both colour schemes, with axe, another day', ['storybook*'], {
      ...everything,
      ...elsewhen,
    }),
    vitest('postgres', 'the API on a PostgreSQL server', ['api'], onPostgres),
    vitest('units', 'contract, SDK, widget, panel and scripts, new seeds, another day', unitProjects, {
      ...drawn,
      ...elsewhen,
    }),
    {
      ...playwright('visual', 'pictures of chosen stories'),
      args: ['test', '--config', 'apps/storybook/visual/playwright.config.ts', '--reporter=list,json'],
    },
    vitest('hosts', 'the packed SDK, installed as a stranger does', ['hosts']),
    vitest('planted', 'a planted fault for each check', ['scripts'], { PINFOLD_TEST_CHECKS: 'yes' }, [
      'checks.test.ts',
      'import-check.test.ts',
    ]),
    checks([], everything),
  ];
}

/** The database of production, and the one that costs less: one of the two is enough for each behaviour. */
const onPostgres = { PINFOLD_TEST_DATABASE: 'postgres' };

export function servers(about: string, args: readonly string[]): Suite {
  return vitest('servers', about, ['api', 'sandbox'], onPostgres, args);
}

export function checks(names: readonly string[] = [], env: Record<string, string> = {}): Suite {
  return {
    name: 'checks',
    about: 'types, lint, imports, what is generated, what is packed',
    script: 'scripts/check.ts',
    args: names,
    env,
    report: reportOf('checks'),
  };
}

export function vitest(
  name: string,
  about: string,
  projects: readonly string[],
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Suite {
  const report = reportOf(name);
  return {
    name,
    about,
    script: 'node_modules/vitest/vitest.mjs',
    args: [
      'run',
      ...args,
      ...projects.flatMap((project) => ['--project', project]),
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env,
    report,
  };
}

export function journeys(name: string, about: string, files: readonly string[] = []): Suite {
  return {
    ...playwright(name, about),
    args: ['test', ...files, '--reporter=list,json'],
    folder: 'e2e',
    // One after another they take the longest, so that all others wait for them rather than they for the others.
    niceness: 0,
  };
}

function playwright(name: string, about: string): Omit<Suite, 'args'> {
  const report = reportOf(name);
  return {
    name,
    about,
    script: 'node_modules/@playwright/test/cli.js',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, PINFOLD_TEST_WORKERS: '1' },
    report,
  };
}

function excluded(part: string): string {
  return `--exclude=**/*${part}.test.ts`;
}

function reportOf(name: string): string {
  return join(root, '.cache', 'reports', `${name}.json`);
}
