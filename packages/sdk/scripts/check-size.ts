import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleSizes, type Counts } from './bundle-sizes.ts';
import { packageRoot, readEntries, type Entry } from './entries.ts';

/** Size limit of what a visitor downloads from one entry, in kilobytes of gzip. */
interface Budget {
  entry: string;
  /** Measures the import of one name, as tree-shaken by a host's bundler. @default all exports */
  name?: string;
  /**
   * `own`: only our code. `whole`: with our dependencies, without peers. `all`: with every library except
   * React, without lazily loaded chunks. `feature`: only the code of its own feature, without libraries and
   * what features share.
   */
  counts: Counts;
  /** Source of `name`, for what counts its own feature. */
  source?: `./src/features/${string}`;
  kilobytes: number;
}

const budgets: Budget[] = [
  { entry: 'index', counts: 'own', kilobytes: 9.3 },
  // More than half is i18next, which is tree-shaken without the Provider, as measured below.
  { entry: 'index', counts: 'whole', kilobytes: 32.1 },
  { entry: 'headless/reviews', counts: 'own', kilobytes: 18.2 },
  { entry: 'headless/app-reviews', counts: 'own', kilobytes: 17.5 },
  { entry: 'headless/review-analytics', counts: 'own', kilobytes: 15 },
  { entry: 'headless/app-review-analytics', counts: 'own', kilobytes: 6.3 },
  { entry: 'headless/review-management', counts: 'own', kilobytes: 17.2 },
  { entry: 'headless/session', counts: 'own', kilobytes: 3 },
  { entry: 'headless/company', counts: 'own', kilobytes: 15 },
  { entry: 'headless/listings', counts: 'own', kilobytes: 33 },
  { entry: 'headless/dashboard', counts: 'own', kilobytes: 8 },
  { entry: 'headless/billing', counts: 'own', kilobytes: 15.5 },
  { entry: 'headless/insights', counts: 'own', kilobytes: 9 },
  { entry: 'headless/integrations', counts: 'own', kilobytes: 8.4 },
  { entry: 'headless/external-changes', counts: 'own', kilobytes: 15 },
  { entry: 'headless/questions', counts: 'own', kilobytes: 5 },
  { entry: 'headless/rankings', counts: 'own', kilobytes: 16 },
  { entry: 'headless/publications', counts: 'own', kilobytes: 21.5 },
  { entry: 'headless/websites', counts: 'own', kilobytes: 14.5 },
  { entry: 'headless/review-booster', counts: 'own', kilobytes: 6 },
  { entry: 'headless/booster-reviews', counts: 'own', kilobytes: 16.5 },
  { entry: 'headless/booster-review-analytics', counts: 'own', kilobytes: 6.3 },
  { entry: 'headless/team', counts: 'own', kilobytes: 15 },
  { entry: 'headless/store-locator-settings', counts: 'own', kilobytes: 15 },
  { entry: 'headless/store-locator', counts: 'own', kilobytes: 15 },
  // All features; with a language name instead, only the messages of visible features are loaded.
  { entry: 'locales/pl', counts: 'own', kilobytes: 93.5 },
  { entry: 'locales/en', counts: 'own', kilobytes: 79 },
  { entry: 'locales/es', counts: 'own', kilobytes: 87 },
  { entry: 'styles', counts: 'own', kilobytes: 1 },
  { entry: 'testing', counts: 'own', kilobytes: 123.5 },
  { entry: 'reviews', counts: 'all', kilobytes: 140 },
  { entry: 'app-reviews', counts: 'all', kilobytes: 126 },
  { entry: 'review-analytics', counts: 'all', kilobytes: 140 },
  { entry: 'app-review-analytics', counts: 'all', kilobytes: 112 },
  { entry: 'review-management', counts: 'all', kilobytes: 162 },
  { entry: 'team', counts: 'all', kilobytes: 140 },
  // Of the profile, the log-in and the fresh log-in; the QR code is loaded when an app is connected.
  { entry: 'session', counts: 'all', kilobytes: 60 },
  { entry: 'company', counts: 'all', kilobytes: 143 },
  // A page shows only one of them: list, editor, bulk edit or creation.
  { entry: 'listings', counts: 'all', kilobytes: 256 },
  { entry: 'dashboard', counts: 'all', kilobytes: 66 },
  { entry: 'billing', counts: 'all', kilobytes: 169 },
  { entry: 'insights', counts: 'all', kilobytes: 116 },
  { entry: 'integrations', counts: 'all', kilobytes: 130 },
  { entry: 'external-changes', counts: 'all', kilobytes: 178 },
  { entry: 'publications', counts: 'all', kilobytes: 225 },
  { entry: 'questions', counts: 'all', kilobytes: 120 },
  { entry: 'rankings', counts: 'all', kilobytes: 181 },
  // For visitors of any website.
  { entry: 'store-locator', counts: 'all', kilobytes: 25 },
  { entry: 'store-locator-settings', counts: 'all', kilobytes: 166.2 },
  { entry: 'websites', counts: 'all', kilobytes: 114 },
  // The editor, links, codes and the sheet are loaded when they are opened.
  { entry: 'review-booster', counts: 'all', kilobytes: 111 },
  { entry: 'booster-review-analytics', counts: 'all', kilobytes: 109 },
  // Half of what a field for numbers adds reads and writes them in each language.
  { entry: 'ui', counts: 'all', kilobytes: 113 },
  { entry: 'index', name: 'createClient', counts: 'all', kilobytes: 5 },
  { entry: 'index', name: 'usePermission', counts: 'all', kilobytes: 8 },
  { entry: 'index', name: 'PinfoldProvider', counts: 'all', kilobytes: 28 },
  { entry: 'headless/reviews', name: 'canReply', counts: 'all', kilobytes: 0.5 },
  { entry: 'headless/reviews', name: 'useReviews', counts: 'all', kilobytes: 7 },
  { entry: 'styles', name: 'tokenNames', counts: 'all', kilobytes: 1 },
  { entry: 'ui', name: 'Button', counts: 'all', kilobytes: 37 },
  { entry: 'ui', name: 'TextField', counts: 'all', kilobytes: 42 },
  { entry: 'ui', name: 'Dialog', counts: 'all', kilobytes: 51 },
  { entry: 'reviews', name: 'ReviewsInbox', counts: 'all', kilobytes: 121.7 },
  { entry: 'team', name: 'TeamMembers', counts: 'all', kilobytes: 106.5 },
  { entry: 'listings', name: 'LocationList', counts: 'all', kilobytes: 183 },
  { entry: 'listings', name: 'ListingEditor', counts: 'all', kilobytes: 203 },
  { entry: 'listings', name: 'HoursWeekField', counts: 'all', kilobytes: 163 },
  { entry: 'rankings', name: 'RankChart', counts: 'all', kilobytes: 138 },
  // The crop is loaded when a picture is chosen.
  { entry: 'publications', name: 'PostComposer', counts: 'all', kilobytes: 215 },
  {
    entry: 'publications',
    name: 'PostComposer',
    source: './src/features/publications/ui/composer/post-composer.tsx',
    counts: 'feature',
    kilobytes: 15,
  },
  { entry: 'company', name: 'CompanyProfileForm', counts: 'all', kilobytes: 120 },
];

process.chdir(fileURLToPath(packageRoot));
const entries = readEntries();
const folder = mkdtempSync(join(tmpdir(), 'pinfold-size-'));
const sizes = bundleSizes(librariesOf(readFileSync('package.json', 'utf8')));
let faults = 0;
for (const { name } of entries)
  if (!budgets.some((budget) => budget.entry === name)) complain(`${name} has no budget`);
for (const budget of budgets) {
  const entry = entries.find(({ name }) => name === budget.entry);
  if (!entry) {
    complain(`${budget.entry} is not an entry`);
    continue;
  }
  const { atOnce, later } = await sizes.measure(
    budget.source ?? (budget.name ? takingOut(budget.name, entry) : entry.source),
    budget.counts,
  );
  const what = budget.name ? `{ ${budget.name} } from ${entry.name}` : entry.name;
  const more = later > 0 ? `, ${later.toFixed(2)} KB more on demand` : '';
  const line = `${what.padEnd(40)} ${budget.counts.padEnd(7)} ${atOnce.toFixed(2).padStart(6)} of ${budget.kilobytes} KB`;
  if (atOnce > budget.kilobytes) complain(`${line}  TOO BIG${more}`);
  else console.log(`${line}  ok${more}`);
}
await sizes.dispose();
rmSync(folder, { recursive: true });
if (faults > 0) process.exitCode = 1;

function complain(line: string): void {
  faults += 1;
  console.log(line);
}

/** Writes a module that imports one name from the built entry. Returns its path. */
function takingOut(name: string, entry: Entry): string {
  const built = join(fileURLToPath(packageRoot), 'dist', `${entry.name}.js`);
  const file = join(folder, `${entry.name.replaceAll('/', '-')}-${name}.ts`);
  writeFileSync(file, `export { ${name} } from ${JSON.stringify(built)};\n`);
  return file;
}

/** What a host gets together with the package. */
function librariesOf(manifest: string): string[] {
  const { dependencies, peerDependencies } = JSON.parse(manifest) as Record<string, object>;
  return Object.keys({ ...dependencies, ...peerDependencies });
}
