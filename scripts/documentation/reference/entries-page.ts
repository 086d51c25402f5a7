import { generatedNotice } from '../generated-notice.ts';
import type { PublicSurface } from '../surface/public-export.ts';
import { table } from '../table.ts';
import { page } from './markdown.ts';
import { entryPage, linkTo } from './places.ts';

/** The compiler does not know what an entry is for; a new one is asked for here. */
const purposes: Readonly<Record<string, string>> = {
  '@pinfold/sdk': 'Provider, client, errors, permissions and words: what every embedder needs.',
  '@pinfold/sdk/reviews': 'The inbox and its parts.',
  '@pinfold/sdk/app-reviews': 'The inbox of reviews of mobile apps.',
  '@pinfold/sdk/review-analytics': 'What reviews amount to: figures, charts, categories, one category.',
  '@pinfold/sdk/app-review-analytics': 'What reviews of apps amount to, by app, store, version and country.',
  '@pinfold/sdk/booster-review-analytics': 'What answers to forms amount to, by form, location and channel.',
  '@pinfold/sdk/review-management':
    'Around the inbox: reply templates, review categories, the model’s settings, automatic replies.',
  '@pinfold/sdk/team': 'The team, its dialog, API keys.',
  '@pinfold/sdk/session': 'Two-step and fresh log-ins, and whether a company asks for the former.',
  '@pinfold/sdk/company': 'The company’s own data: profile, websites, keywords, places.',
  '@pinfold/sdk/listings': 'Locations: the list, the editor, bulk edits, groups, exports.',
  '@pinfold/sdk/questions': 'The archive of questions that customers asked at Google.',
  '@pinfold/sdk/rankings': 'Positions on maps: charts, tables, competitors and grids.',
  '@pinfold/sdk/websites': 'Websites: positions beside competitors, audits, and social profiles.',
  '@pinfold/sdk/review-booster':
    'Forms in which customers answer, their links, codes and invitations, and how fair they are.',
  '@pinfold/sdk/external-changes': 'What others change in listings, and protection from it.',
  '@pinfold/sdk/publications': 'Posts and photos at many locations: composer, lists, calendar, photos.',
  '@pinfold/sdk/store-locator-settings':
    'The store locator’s owner: settings, preview, questions, one location.',
  '@pinfold/sdk/store-locator': 'What visitors see: search, filters, list, map and shops. Needs no Provider.',
  '@pinfold/sdk/dashboard': 'How well a company is found: the score, its indicators, and what is to be done.',
  '@pinfold/sdk/billing': 'Plans, orders, payments, invoices, vouchers, and room in a smaller plan.',
  '@pinfold/sdk/insights': 'What people did on profiles, their search keywords, and the archive until 2023.',
  '@pinfold/sdk/integrations': 'Connected accounts, and what is imported from them.',
  '@pinfold/sdk/headless/reviews': 'Hooks and rules of reviews, without looks.',
  '@pinfold/sdk/headless/app-reviews': 'Reviews of mobile apps, without looks.',
  '@pinfold/sdk/headless/review-analytics': 'Figures of reviews, without looks.',
  '@pinfold/sdk/headless/app-review-analytics': 'Figures of reviews of apps, without looks.',
  '@pinfold/sdk/headless/review-management':
    'Templates, categories, the model’s settings and automatic replies, without looks.',
  '@pinfold/sdk/headless/session': 'Logging in, accounts, devices, consents, without looks.',
  '@pinfold/sdk/headless/company': 'Hooks and rules of the company, without looks.',
  '@pinfold/sdk/headless/listings': 'Hooks and rules of locations, without looks.',
  '@pinfold/sdk/headless/questions': 'The archive of questions, without looks.',
  '@pinfold/sdk/headless/rankings': 'Positions on maps, without looks.',
  '@pinfold/sdk/headless/websites': 'Positions, competitors and audits of websites, without looks.',
  '@pinfold/sdk/headless/review-booster':
    'Forms of customers, their links, invitations and the audit, without looks.',
  '@pinfold/sdk/headless/booster-reviews': 'Answers to forms, without looks.',
  '@pinfold/sdk/headless/booster-review-analytics': 'Figures of answers to forms, without looks.',
  '@pinfold/sdk/headless/publications': 'Posts and photos at many locations, without looks.',
  '@pinfold/sdk/headless/external-changes': 'Changes by others and their decisions, without looks.',
  '@pinfold/sdk/headless/store-locator-settings':
    'Hooks and rules of the store locator’s owner, without looks.',
  '@pinfold/sdk/headless/store-locator':
    'A store locator for visitors, its engine and its hours, without looks.',
  '@pinfold/sdk/headless/dashboard': 'The overall score and its history, without looks.',
  '@pinfold/sdk/headless/billing': 'Plans, prices, orders, payments and invoices, without looks.',
  '@pinfold/sdk/headless/insights': 'What people did on profiles and the archive of it, without looks.',
  '@pinfold/sdk/headless/integrations': 'Accounts and imports, without looks.',
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
