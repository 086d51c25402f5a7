import { generatedNotice } from '../generated-notice.ts';
import type { PublicSurface } from '../surface/public-export.ts';
import { table } from '../table.ts';
import { page } from './markdown.ts';
import { entryPage, linkTo } from './places.ts';

/** The compiler does not know what an entry is for; a new one is asked for here. */
const purposes: Readonly<Record<string, string>> = {
  '@pinfold/sdk': 'Provider, client, errors, permissions and words: what every embedder needs.',
  '@pinfold/sdk/reviews': 'The inbox and its parts.',
  '@pinfold/sdk/team': 'The team, its dialog, API keys.',
  '@pinfold/sdk/company': 'The company’s own data: profile, websites, keywords, places.',
  '@pinfold/sdk/headless/reviews': 'Hooks and rules of reviews, without looks.',
  '@pinfold/sdk/headless/session': 'Logging in, accounts, devices, consents, without looks.',
  '@pinfold/sdk/headless/company': 'Hooks and rules of the company, without looks.',
  '@pinfold/sdk/headless/listings': 'Locations, towns and groups to choose from, without looks.',
  '@pinfold/sdk/headless/team': 'Hooks and rules of the team, without looks.',
  '@pinfold/sdk/locales/pl': 'Every Polish word.',
  '@pinfold/sdk/locales/en': 'Every English word.',
  '@pinfold/sdk/locales/es': 'Every Spanish word.',
  '@pinfold/sdk/ui': 'Buttons, fields, dialogs and lists that match ours, for pages around them.',
  '@pinfold/sdk/styles': 'Names of tokens and parts, without any code that draws.',
  '@pinfold/sdk/testing': 'A client over an API in memory, for your tests and stories.',
};

/** `reference/entries/index.md`. */
export function entriesPage(entries: readonly string[], { exports }: PublicSurface): string {
  const of = (...kinds: string[]) => exports.filter(({ kind }) => kinds.includes(kind));
  const byName = (kind: string) =>
    of(kind).toSorted((first, second) => first.name.localeCompare(second.name));
  return page(
    generatedNotice('packages/sdk/package.json'),
    '# Entries of the SDK',
    'A page pays for the entries that it imports from, and no others. All of them are one version.',
    table(
      ['entry', 'holds'],
      entries.map((entry) => [`[\`${entry}\`](./${entryPage(entry)}.md)`, purposeOf(entry)]),
    ),
    `## Components\n\n${byName('component').map(linkTo).join(' · ')}`,
    `## Hooks\n\n${byName('hook').map(linkTo).join(' · ')}`,
  );
}

function purposeOf(entry: string): string {
  const purpose = purposes[entry];
  if (purpose === undefined)
    throw new Error(`scripts/documentation/reference/entries-page.ts does not say what ${entry} holds`);
  return purpose;
}
