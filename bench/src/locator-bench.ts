import { sql } from 'drizzle-orm';
import { createApp } from '../../apps/api/src/http/create-app.ts';
import { buildLocator } from '../../apps/api/src/features/store-locator/build/locator-build.ts';
import { readLocations } from '../../apps/api/src/features/store-locator/build/read-locations.ts';
import { locatorRow } from '../../apps/api/src/features/store-locator/settings/settings.queries.ts';
import { compare, type Ratio } from './measure.ts';
import type { ScaleDatabase } from './open-scale-database.ts';
import { driverOf } from './driver-of.ts';
import { recordedStatements } from './recorded-statements.ts';

export interface LocatorCost {
  /** Each request for ten times the locations, compared with the same for the others. */
  growth: Ratio[];
  /** Building for the larger chain against the statements that read it. */
  build: Ratio;
  /** Size of the larger chain's first response, compressed. */
  firstAnswerBytes: number;
}

const name = 'bench';
/** Visits in one measured run: one alone takes less than the clock is good for. */
const visits = 25;

/** What a visit costs for any number of locations, and what a build costs. */
export async function benchLocator(
  { small, large }: { small: ScaleDatabase; large: ScaleDatabase },
  runs: number,
): Promise<LocatorCost> {
  for (const { services } of [small, large]) await publish(services);
  const [few, many] = [await visitorOf(small), await visitorOf(large)];
  const growth: Ratio[] = [];
  for (const [what, path] of Object.entries(few.paths))
    growth.push(
      await compare(
        what,
        {
          endpoint: () => many.visit(many.paths[what] ?? path),
          bare: () => few.visit(path),
        },
        runs,
      ),
    );
  return { growth, build: await buildCost(large, 3), firstAnswerBytes: await many.firstAnswerBytes() };
}

/** Two dozen kinds of hours, two special dates each, and a locator that shows all locations with their ratings. */
async function publish({ database }: ScaleDatabase['services']): Promise<void> {
  const { queries } = database;
  await queries.execute(sql`
    update locations set
      opening_hours = (select json_agg(json_build_object('open_day', day, 'close_day', day,
        'open_time', lpad((6 + id % 4)::text, 2, '0') || ':00', 'close_time', (17 + id % 6)::text || ':30'))
        from generate_series(0, 6) day),
      special_hours = (select json_agg(json_build_object('start_date', date, 'end_date', date, 'closed', true,
        'open_time', null, 'close_time', null)) from unnest(array[current_date + 30, current_date + 31]) date)
    where company_id = 1`);
  await queries.execute(sql`
    insert into store_locators (company_id, name, is_published, header_name, primary_color, language, distance_unit, filters, contact)
    values (1, ${name}, true, 'Znajdź sklep', '#3d4edb', 'pl', 'km', '[{"kind":"label","key":"region-3"}]', '{"email":"","phone":"","url":""}')`);
  for (const table of ['locations', 'store_locators', 'reviews'])
    await queries.execute(sql`vacuum analyze ${sql.identifier(table)}`);
}

async function visitorOf({ services }: ScaleDatabase) {
  const app = createApp(services);
  await buildLocator(services, 1);
  await services.database.queries.execute(sql`vacuum analyze locator_parts`);
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.request(`/locators/${name}/${path}`, {
      headers: { 'Accept-Encoding': 'br', ...headers },
    });
    if (!response.ok && response.status !== 304) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const first = await ask('');
  const etag = first.headers.get('ETag') ?? '';
  const { stores } = (await (await ask('', { 'Accept-Encoding': 'identity' })).json()) as {
    stores: { id: number }[];
  };
  const location = stores[0]?.id ?? 0;
  return {
    paths: {
      'first answer': '',
      'first answer, known': `|${etag}`,
      'a page of columns': 'pages/0/',
      'details of a shop': `stores/${location}/`,
      'its reviews': `stores/${location}/reviews/`,
    } as Record<string, string>,
    async visit(asked: string): Promise<void> {
      const [path = '', known] = asked.split('|');
      for (let visit = 0; visit < visits; visit += 1)
        await (await ask(path, known === undefined ? {} : { 'If-None-Match': known })).arrayBuffer();
    },
    firstAnswerBytes: async () => (await (await ask('')).arrayBuffer()).byteLength,
  };
}

async function buildCost({ services }: ScaleDatabase, runs: number): Promise<Ratio> {
  const { queries } = services.database;
  const driver = driverOf(queries);
  const settings = await locatorRow(queries, 1);
  const statements = await recordedStatements(queries, async () => {
    for await (const _ of readLocations(queries, settings));
  });
  return compare(
    'build',
    {
      async endpoint() {
        await queries.execute(sql`delete from locator_parts`);
        await buildLocator(services, 1);
      },
      async bare() {
        for (const { text, params } of statements) await driver.query(text, params);
      },
    },
    runs,
  );
}
