import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Check } from './checks.ts';
import { runTool } from './run-tool.ts';
import { trackedFiles } from './tracked-files.ts';

/** Phrases that read as translated, with how many comments and English texts still have them. Counts only go down. */
const phrases: Record<string, number> = {
  anew: 3,
  brought: 1,
  'by the clocks': 2,
  'from then on': 0,
  hears: 0,
  mend: 0,
  mended: 0,
  mending: 0,
  mends: 0,
  'once more': 0,
  'take such': 0,
  'told apart': 0,
};

const longestSubject = 72;

/** Commits before this day keep the subjects that they have. */
const firstDay = '2026-11-28T00:00:00Z';

const code = /^(packages|apps|examples|e2e|bench|scripts)\/(?!.*\.generated\.).*\.(tsx?|m?js)$/;
const englishTexts = /^(packages|apps)\/.*\/en(\/.*)?\.json$/;
const comment = /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
const value = /(?<=": )".*"/g;

/** Comments, English texts and subjects of commits are plain English. */
export const wordingCheck: Check = {
  name: 'wording',
  async find(root) {
    const proses = trackedFiles(root).flatMap((file) => {
      const pattern = code.test(file) ? comment : englishTexts.test(file) ? value : undefined;
      return pattern ? [{ file, text: proseIn(readFileSync(join(root, file), 'utf8'), pattern) }] : [];
    });
    return [
      ...Object.entries(phrases).flatMap(([phrase, most]) => faultsOf(phrase, most, proses)),
      ...(await longSubjects(root)),
    ];
  },
};

/** Joins what a pattern finds, each on one line, whatever line its words are on. */
function proseIn(content: string, pattern: RegExp): string {
  return (content.match(pattern) ?? []).map((found) => found.replaceAll(/[\s*]+/g, ' ')).join('\n');
}

function faultsOf(phrase: string, most: number, proses: readonly { file: string; text: string }[]): string[] {
  const pattern = new RegExp(`\\b${phrase}\\b`, 'gi');
  const found = proses.flatMap(({ file, text }) => (text.match(pattern) ?? []).map(() => file));
  if (found.length > most)
    return [
      `"${phrase}" reads as translated: ${found.length} times, at most ${most}, in ${found.join(', ')}`,
    ];
  return found.length < most
    ? [`"${phrase}": ${found.length} times, ${most} before: write ${found.length} into wording-check.ts`]
    : [];
}

async function longSubjects(root: string): Promise<string[]> {
  // An unpacked archive has no commits.
  if (!existsSync(join(root, '.git'))) return [];
  const { output } = await runTool(root, 'git', ['log', '--no-merges', `--since=${firstDay}`, '--format=%s']);
  return output
    .split('\n')
    .filter((subject) => subject.length > longestSubject)
    .map((subject) => `"${subject}" has ${subject.length} characters, a subject at most ${longestSubject}`);
}
