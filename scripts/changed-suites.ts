import { execFileSync } from 'node:child_process';
import { featureNames } from './checks/feature-names.ts';
import { root } from './node-24.mjs';
import { checks, journeys, quickSuites, unitProjects, vitest, type Suite } from './suites.ts';

/** Foundations: a change there runs everything. */
const foundations =
  /^(package(-lock)?\.json|e2e\/fixtures\/|apps\/api\/(drizzle|src\/(database|http|testing))\/|apps\/sandbox\/src\/testing\/)/;

/**
 * The suites that a change since a commit can have touched, for daily work: quick checks, the tests that import what was
 * changed, and the journeys through its feature.
 */
export function changedSuites(base: string): Suite[] {
  const files = changedFiles(base);
  if (files.some((file) => foundations.test(file))) return quickSuites();
  return [
    journeys('journeys', 'those through what was changed, and one of each capability', [
      '--grep',
      journeysPattern(files),
    ]),
    ...testsThatImport(mergeBase(base)),
    checks(['names', 'words', 'lockfile', 'format', 'lint', 'imports', 'types', 'changesets']),
  ];
}

/** Vitest knows by its graph of imports which tests a change can reach. */
function testsThatImport(base: string): Suite[] {
  const projects = { units: unitProjects, servers: ['api', 'sandbox'], stories: ['storybook*'] };
  return Object.entries(projects).map(([name, some]) => ({
    ...vitest(name, 'tests that import what was changed', some, {}, ['--changed', base, '--passWithNoTests']),
    mayBeEmpty: true,
  }));
}

/** Finds by file and tag the journeys that a change has to pass: its feature’s, and one of each capability. */
export function journeysPattern(files: readonly string[]): string {
  const words = [...new Set(files.flatMap(journeysOf))].toSorted();
  return ['@core', ...words.map((word) => String.raw`(^|\s)${word}[\w-]*\.spec\.ts`)].join('|');
}

/** Files of journeys begin with the name of the feature; some features have theirs in the files of another. */
function journeysOf(file: string): string[] {
  const journey = /^e2e\/journeys\/([\w-]+)\.spec\.ts$/.exec(file)?.[1];
  if (journey) return [journey];
  if (/^(examples\/|packages\/sdk\/src\/(provider|theme|client)\/)/.test(file)) return ['partner-portal'];
  if (/^packages\/store-locator(-widget)?\//.test(file)) return ['store-locator'];
  if (file.startsWith('apps/panel/src/')) {
    const page = featureIn(file);
    return page ? journeysOfFeature(page) : ['shell', 'session'];
  }
  const feature = featureIn(file);
  return feature ? journeysOfFeature(feature) : [];
}

function featureIn(file: string): FeatureName | undefined {
  return featureNames.find((name) => file.includes(`/features/${name}/`));
}

function journeysOfFeature(feature: FeatureName): string[] {
  return [...(elsewhere[feature] ?? [feature])];
}

type FeatureName = (typeof featureNames)[number];

const elsewhere: Partial<Record<FeatureName, readonly string[]>> = {
  integrations: ['listings'],
  company: ['session', 'shell'],
  billing: ['session', 'shell'],
};

function changedFiles(base: string): string[] {
  const since = git(['diff', '--name-only', mergeBase(base)]);
  const untracked = git(['ls-files', '--others', '--exclude-standard']);
  return [...since, ...untracked];
}

function mergeBase(base: string): string {
  return git(['merge-base', base, 'HEAD'])[0] ?? base;
}

function git(args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
