import { execFileSync } from 'node:child_process';
import { featureNames } from './checks/feature-names.ts';
import { root } from './node-24.mjs';
import {
  checks,
  journeys,
  quickSuites,
  servers,
  unitProjects,
  vitest,
  withoutNightlyFiles,
  type Suite,
} from './suites.ts';

/** Foundations: a change there runs everything. */
const foundations =
  /^(package(-lock)?\.json|e2e\/fixtures\/|apps\/api\/(drizzle|src\/(database|http|testing))\/|apps\/sandbox\/src\/testing\/)/;

const quickChecks = ['names', 'words', 'lockfile', 'format', 'lint', 'imports', 'types', 'changesets'];

/**
 * The suites for daily work, after a change since a commit: quick checks, the tests that import what was changed, and
 * the journeys through its part of the product. What else a change can reach is left to the whole of `npm test`.
 */
export function changedSuites(base: string): Suite[] {
  const files = changedFiles(base);
  if (files.some((file) => foundations.test(file))) return quickSuites();
  return [
    journeys('journeys', 'those through what was changed', ['--grep', journeysPattern(files)]),
    ...testsOf(mergeBase(base), files),
    checks(quickChecks, { PINFOLD_CHECK_PROGRAMS: programsOf(files).join(',') }),
  ];
}

/**
 * Tests beside what was changed. A test over HTTP imports the whole server, and one on the API in memory the whole SDK:
 * there it is the folder that tells what a change of a feature concerns. Elsewhere Vitest knows by its graph of imports.
 */
function testsOf(base: string, files: readonly string[]): Suite[] {
  const folders = featureFolders(files);
  const about =
    folders.length > 0 ? 'tests of the features that were changed' : 'tests that import the change';
  const args = folders.length > 0 ? folders : ['--changed', base];
  const suite = (name: string, projects: readonly string[]): Suite =>
    mayBeEmpty(vitest(name, about, projects, {}, [...args, '--passWithNoTests']));
  return [
    ...(files.some((file) => inBrowsers.test(file))
      ? [suite('units', unitProjects), suite('stories', ['storybook*'])]
      : []),
    ...(files.some((file) => inServers.test(file))
      ? [mayBeEmpty(servers(about, [...args, ...withoutNightlyFiles, '--passWithNoTests']))]
      : []),
  ];
}

function mayBeEmpty(suite: Suite): Suite {
  return { ...suite, mayBeEmpty: true };
}

const inServers = /^(apps\/(api|sandbox)|packages\/contract)\//;

const inBrowsers = /^(packages|apps\/(panel|storybook)|examples|scripts)\//;

/** The folders of the features in which everything was changed that has tests; none when something was changed beside them. */
export function featureFolders(files: readonly string[]): string[] {
  const concerned = files.filter((file) => inServers.test(file) || inBrowsers.test(file));
  const features = concerned.map(featureIn);
  if (features.includes(undefined)) return [];
  return [...new Set(features.map((feature) => `/features/${feature}/`))].toSorted();
}

/** The programs that a change has to compile in; hosts, examples and samples of the documentation only by their own. */
export function programsOf(files: readonly string[]): string[] {
  const found = programs.filter(({ of }) => files.some((file) => of.test(file)));
  return found.map(({ program }) => program);
}

const programs = [
  {
    program: 'tsconfig.browser.json',
    of: /^(packages\/(contract|sdk|store-locator(-widget)?)|apps\/(panel|storybook))\//,
  },
  { program: 'tsconfig.consumers.json', of: /^(examples|hosts|docs)\// },
  { program: 'packages/contract', of: /^packages\/contract\// },
  { program: 'apps/api', of: /^(packages\/contract|apps\/(api|sandbox))\// },
  { program: 'apps/sandbox', of: /^apps\/sandbox\// },
  { program: 'scripts', of: /^scripts\// },
  { program: 'e2e', of: /^e2e\// },
  { program: 'bench', of: /^bench\// },
] as const;

/** Finds the journeys that a change has to pass by file; where it leads to none, those of each capability by tag. */
export function journeysPattern(files: readonly string[]): string {
  const words = [...new Set(files.flatMap(journeysOf))].toSorted();
  if (words.length === 0) return '@core';
  return words.map((word) => String.raw`(^|\s)${word}\.spec\.ts`).join('|');
}

/** Files of journeys bear the name of the feature; some features have theirs in the files of another, or in several. */
function journeysOf(file: string): string[] {
  const journey = /^e2e\/journeys\/([\w-]+)\.spec\.ts$/.exec(file)?.[1];
  if (journey) return [journey];
  if (/^(examples\/|packages\/sdk\/src\/(provider|theme|client)\/)/.test(file)) return ['partner-portal'];
  if (file.startsWith('packages/store-locator-widget/')) return ['store-locator-widget'];
  if (file.startsWith('packages/store-locator/')) return ['store-locator', 'store-locator-widget'];
  if (/\.test\.tsx?$|\.stories\.tsx$/.test(file)) return [];
  if (file.startsWith('apps/panel/src/')) {
    const page = featureIn(file);
    return page ? journeysOfFeature(page, file) : ['shell', 'session'];
  }
  const feature = featureIn(file);
  return feature ? journeysOfFeature(feature, file) : [];
}

function featureIn(file: string): FeatureName | undefined {
  return featureNames.find((name) => file.includes(`/features/${name}/`));
}

function journeysOfFeature(feature: FeatureName, file: string): string[] {
  const area = areas.find((one) => one.feature === feature && one.folder.test(file));
  return area ? [area.journey] : [...(elsewhere[feature] ?? [feature])];
}

type FeatureName = (typeof featureNames)[number];

/** Parts of a feature with journeys of their own. */
const areas: readonly { feature: FeatureName; folder: RegExp; journey: string }[] = [
  {
    feature: 'reviews',
    folder: /\/(replies|bulk|templates|ai|auto-replies|export)\//,
    journey: 'reviews-replies',
  },
  {
    feature: 'listings',
    folder: /\/(updates|editor|hours|holidays|attributes)\//,
    journey: 'listings-editor',
  },
];

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
