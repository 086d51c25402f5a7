import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { featureNames } from './fences/feature-names.ts';
import { root } from './node-24.mjs';
import { checks, journeys, quickSuites, vitest, type Suite } from './suites.ts';

/** One of each capability that a change anywhere may break. */
const alwaysOpened = ['session', 'replies', 'external-changes', 'partner-portal', 'store-locator', 'team'];

/** What everything rests on: a change there runs all. */
const foundations =
  /^(package(-lock)?\.json|e2e\/fixtures\/|apps\/api\/(drizzle|src\/(database|http|testing))\/|apps\/sandbox\/src\/testing\/)/;

/**
 * The suites that a change since a commit can have touched, for daily work: quick checks, the tests that import what was
 * changed, and the journeys through its feature.
 */
export function changedSuites(base: string): Suite[] {
  const files = changedFiles(base);
  if (files.some((file) => foundations.test(file))) return quickSuites();
  const changed = ['--changed', mergeBase(base), '--passWithNoTests'];
  return [
    journeys('journeys', 'those through what was changed', journeysFor(files)),
    vitest(
      'units',
      'tests that import what was changed',
      ['contract', 'sdk', 'ui', 'widget', 'panel', 'portal', 'scripts'],
      {},
      changed,
    ),
    vitest('servers', 'tests that import what was changed', ['api', 'sandbox'], {}, changed),
    vitest('stories', 'stories that import what was changed', ['storybook*'], {}, changed),
    checks(['names', 'words', 'lockfile', 'format', 'lint', 'imports', 'types', 'changesets']),
  ];
}

export function journeysFor(files: readonly string[], all: readonly string[] = journeyNames()): string[] {
  const words = new Set([...alwaysOpened, ...files.flatMap(featuresIn)]);
  return all.filter((name) => [...words].some((word) => name.startsWith(word)));
}

/** Journeys carry the name of what people do there, which is a feature’s or begins one. */
function featuresIn(file: string): string[] {
  const journey = /^e2e\/journeys\/([\w-]+)\.spec\.ts$/.exec(file)?.[1];
  if (journey) return [journey];
  const feature = featureNames.find((name) => file.includes(`/features/${name}/`));
  return feature ? [feature, ...(journeyWords[feature] ?? [])] : [];
}

/** Journeys whose names do not begin with the name of their feature. */
const journeyWords: Partial<Record<string, readonly string[]>> = {
  listings: ['location', 'listing', 'bulk-edit'],
  reviews: ['inbox', 'replies', 'review', 'reply', 'ai-replies'],
  rankings: ['rank', 'competition'],
  integrations: ['google-import', 'location'],
  company: ['session', 'shell'],
};

function journeyNames(): string[] {
  return readdirSync(join(root, 'e2e', 'journeys')).filter((name) => name.endsWith('.spec.ts'));
}

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
