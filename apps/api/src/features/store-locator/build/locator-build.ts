import { createHash } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { compressed, tagOf } from '../../../answers/built-answer.ts';
import { type Queryable, rows } from '../../../database/database.ts';
import type { Job } from '../../../jobs/define-job.ts';
import type { SettledUpdate } from '../../../listing-listeners.ts';
import type { Services } from '../../../services.ts';
import { isForVisitors, locatorToBuild, type LocatorToBuild } from '../published-locator.ts';
import { locatorParts, storeLocators } from '../store-locator.table.ts';
import { type BuiltPart, buildLocatorParts } from './build-parts.ts';

/** The job that builds a locator's public responses, for code that requests a build. One waiting job is enough. */
export const locatorBuild = {
  name: 'build-locator',
  subject: ({ companyId }: { companyId: number }) => String(companyId),
} satisfies Pick<Job<{ companyId: number }>, 'name' | 'subject'>;

/** Enqueues a build in the transaction of the change, and publishes an event for the owner's screens. */
export async function requestBuild(
  { jobs, live }: Pick<Services, 'jobs' | 'live'>,
  tx: Queryable,
  companyId: number,
): Promise<void> {
  await jobs.enqueue(tx, locatorBuild, [{ payload: { companyId } }]);
  await live.publish(tx, companyId, { topic: 'store_locator', ids: [] });
}

/** What the provider took of an edit is what visitors see from now on, where there is a locator for them. */
export async function rebuildAfterEdit(
  { jobs }: Pick<Services, 'jobs'>,
  tx: Queryable,
  { companyId, taken }: Pick<SettledUpdate, 'companyId' | 'taken'>,
): Promise<void> {
  if (taken.length === 0) return;
  const published = await tx
    .select({ companyId: storeLocators.companyId })
    .from(storeLocators)
    .where(and(eq(storeLocators.companyId, companyId), eq(storeLocators.isPublished, true)));
  await jobs.enqueue(
    tx,
    locatorBuild,
    published.map((payload) => ({ payload })),
  );
}

/** Enqueues builds of locators whose locations changed in a way that asked for nothing: reviews, imports, another day. */
export async function requestOutdatedBuilds(services: Services): Promise<void> {
  const { queries } = services.database;
  const published = await queries
    .select({ companyId: storeLocators.companyId, builtFrom: storeLocators.builtFrom })
    .from(storeLocators)
    .where(eq(storeLocators.isPublished, true));
  for (const { companyId, builtFrom } of published) {
    const locator = await locatorToBuild(queries, companyId);
    if (!locator || !isForVisitors(locator) || (await sourceOf(services, locator)) === builtFrom) continue;
    await services.jobs.enqueue(queries, locatorBuild, [{ payload: { companyId } }]);
  }
}

type StoredPart = typeof locatorParts.$inferInsert;

/**
 * Builds the public responses of a company's locator, and writes only those that differ. Deletes them if the locator is
 * not published.
 */
export async function buildLocator(services: Services, companyId: number): Promise<void> {
  const { queries } = services.database;
  const locator = await locatorToBuild(queries, companyId);
  if (!locator || !isForVisitors(locator)) return deleteBuild(queries, companyId);
  const source = await sourceOf(services, locator);
  const { version, parts } = await buildLocatorParts(services, locator);
  const before = await etagsOf(queries, companyId);
  const changed: StoredPart[] = [];
  for (const part of parts) {
    const etag = tagOf(part.json);
    if (before.get(keyOf(part)) !== etag)
      changed.push({
        companyId,
        language: part.language,
        part: part.part,
        etag,
        version,
        body: await compressed(part.json, qualityOf(part, parts.length)),
      });
  }
  await queries.transaction((tx) => settleBuild(services, tx, locator, { source, version, parts, changed }));
}

interface Build {
  source: string;
  version: string;
  parts: readonly BuiltPart[];
  changed: readonly StoredPart[];
}

/**
 * Writes a build, unless it was made from what is older than another build or the owner's last change: then it is asked
 * for again.
 */
async function settleBuild(
  { jobs, live, now }: Services,
  tx: Queryable,
  { settings }: LocatorToBuild,
  { source, version, parts, changed }: Build,
): Promise<void> {
  const { companyId } = settings;
  const settled = await tx
    .update(storeLocators)
    .set({ builtAt: now(), builtVersion: version, builtFrom: source })
    .where(
      and(
        eq(storeLocators.companyId, companyId),
        eq(storeLocators.isPublished, true),
        eq(storeLocators.version, settings.version),
        sql`${storeLocators.builtVersion} is not distinct from ${settings.builtVersion}`,
      ),
    )
    .returning({ companyId: storeLocators.companyId });
  if (settled.length === 0) return jobs.enqueue(tx, locatorBuild, [{ payload: { companyId } }]);
  for (const part of changed)
    await tx
      .insert(locatorParts)
      .values(part)
      .onConflictDoUpdate({
        target: [locatorParts.companyId, locatorParts.language, locatorParts.part],
        set: { etag: part.etag, version: part.version, body: part.body },
      });
  await tx
    .delete(locatorParts)
    .where(
      and(
        eq(locatorParts.companyId, companyId),
        notInArray(sql`${locatorParts.language} || ' ' || ${locatorParts.part}`, parts.map(keyOf)),
      ),
    );
  await live.publish(tx, companyId, { topic: 'store_locator', ids: [] });
}

/** Deletes what was built; visitors find nothing any more. */
async function deleteBuild(queries: Queryable, companyId: number): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx
      .update(storeLocators)
      .set({ builtVersion: null, builtFrom: null })
      .where(eq(storeLocators.companyId, companyId));
    await tx.delete(locatorParts).where(eq(locatorParts.companyId, companyId));
  });
}

async function etagsOf(queries: Queryable, companyId: number): Promise<Map<string, string>> {
  const { language, part, etag } = locatorParts;
  const found = await queries
    .select({ language, part, etag })
    .from(locatorParts)
    .where(eq(locatorParts.companyId, companyId));
  return new Map(found.map((stored) => [keyOf(stored), stored.etag]));
}

function keyOf({ language, part }: { language: string; part: string }): string {
  return `${language} ${part}`;
}

/** The first response is small and every visitor waits for it; of many pages none may take long to compress. */
function qualityOf({ part }: BuiltPart, count: number): number {
  if (part === 'locator') return 11;
  return count > 30 ? 5 : 9;
}

/**
 * Of all that a locator is built from, without reading it: rows are known by the transaction that wrote them last. It
 * changes each day too, since compiled hours reach from yesterday on.
 */
async function sourceOf(
  { database, locatorSources, config, publicUrl, now }: Services,
  { settings, timezone }: LocatorToBuild,
): Promise<string> {
  const { queries } = database;
  const { companyId, builtAt: _at, builtVersion: _version, builtFrom: _from, ...said } = settings;
  const written = (table: string, key: string) => sql`
    (select coalesce(sum(hashint8extended(${sql.identifier(key)}, xmin::text::int8)), 0)::text || '/' || count(*)
     from ${sql.identifier(table)} where company_id = ${companyId})`;
  const [row] = await rows<Record<string, string>>(
    queries,
    sql`select ${written('locations', 'id')} as locations, ${written('locator_listings', 'location_id')} as listings,
               ${written('location_group_members', 'location_id')} as members`,
  );
  const ratings = await locatorSources.ratings(queries, companyId);
  const source = [
    now().toISOString().slice(0, 10),
    publicUrl,
    config.PINFOLD_MAP_TILES_URL,
    config.PINFOLD_MAP_ATTRIBUTION,
    config.PINFOLD_MAP_MAX_ZOOM,
    timezone,
    said,
    row,
    [...ratings].sort(([a], [b]) => a - b),
  ];
  return createHash('sha256').update(JSON.stringify(source)).digest('base64url');
}
