import { join } from 'node:path';
import { root } from './node-24.mjs';

export interface Suite {
  name: string;
  about: string;
  /** Run by the project's Node. */
  script: string;
  args: readonly string[];
  folder?: string;
  env?: Record<string, string>;
}

/** From quick to slow, and from what explains the most to what proves the most. */
export const suites: readonly Suite[] = [
  {
    name: 'fences',
    about: 'types, lint, imports, what is generated, what is packed',
    script: 'scripts/check.ts',
    args: [],
  },
  vitest('units', 'contract, SDK, widget, panel and scripts', [
    'contract',
    'sdk',
    'ui',
    'widget',
    'panel',
    'scripts',
  ]),
  vitest('servers', 'the API on its database, the sandbox over its protocols', ['api', 'sandbox']),
  vitest('postgres', 'what a PostgreSQL server does otherwise than PGlite', ['postgres']),
  vitest('stories', 'every component in every state, in a browser, with axe', ['storybook*']),
  {
    name: 'journeys',
    about: 'the whole product in a browser',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--reporter=list,json'],
    folder: 'e2e',
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('journeys') },
  },
];

function vitest(name: string, about: string, projects: readonly string[]): Suite {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    about,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`],
  };
}

function reportOf(name: string): string {
  return join(root, '.cache', 'reports', `${name}.json`);
}
