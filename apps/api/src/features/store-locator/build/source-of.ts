import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import type { LocatorToBuild } from './locator-to-build.ts';

/**
 * Of all that a locator is built from, without reading it: rows are known by the transaction that wrote them last. It
 * changes each day too, since compiled hours reach from yesterday on.
 */
export async function sourceOf(
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
