import { benchSearch } from './search-bench.ts';
import { openScaleDatabase, type Kind } from './open-scale-database.ts';
import { median } from './measure.ts';
import { benchScrolling } from './scrolling.ts';
import { benchFirstLoad } from './first-load.ts';
import { benchSizes } from './sizes.ts';

const size = {
  locations: Number(process.env.BENCH_LOCATIONS ?? 10_000),
  reviews: Number(process.env.BENCH_REVIEWS ?? 1_000_000),
};
const runs = Number(process.env.BENCH_RUNS ?? 9);
const kinds = (process.env.BENCH_DATABASES ?? 'PostgreSQL,PGlite').split(',') as Kind[];
const parts = new Set((process.env.BENCH_PARTS ?? 'search,sizes,first-load,scrolling').split(','));

/** The endpoint may take at most this many times its bare statements, in the median over filters and orders. */
const searchBar = 1.5;

const missed: string[] = [];

if (parts.has('search')) for (const kind of kinds) await search(kind);
if (parts.has('sizes')) missed.push(...(await benchSizes(say)));
if (parts.has('first-load')) missed.push(...(await benchFirstLoad(say)));
if (parts.has('scrolling')) missed.push(...(await benchScrolling(say)));
for (const bar of missed) say(`missed: ${bar}`);
process.exit(missed.length === 0 ? 0 : 1);

async function search(kind: Kind): Promise<void> {
  say(`\n${kind}: ${size.reviews} reviews, ${size.locations} locations`);
  const database = await openScaleDatabase(kind, size, (line) => say(`  ${line}`));
  say(`  seeded in ${database.seedSeconds.toFixed(0)} s\n`);
  const ratios = await benchSearch(database, runs);
  await database.close();
  say(
    `${'review search'.padEnd(32)}${'endpoint'.padStart(12)}${'bare SQL'.padStart(12)}${'ratio'.padStart(8)}`,
  );
  for (const { name, endpointMs, bareMs, ratio } of ratios)
    say(
      `${name.padEnd(32)}${milliseconds(endpointMs)}${milliseconds(bareMs)}${ratio.toFixed(2).padStart(8)}`,
    );
  const middle = median(ratios.map(({ ratio }) => ratio));
  say(`${'median of the ratios'.padEnd(56)}${middle.toFixed(2).padStart(8)}  (bar ${searchBar})`);
  if (!(middle <= searchBar)) missed.push(`review search on ${kind}: ${middle.toFixed(2)} times its SQL`);
}

function milliseconds(value: number): string {
  return `${value.toFixed(1)} ms`.padStart(12);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
