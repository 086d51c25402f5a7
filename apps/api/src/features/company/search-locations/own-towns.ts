import { domainToUnicode } from 'node:url';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/parse-website-url';
import type { Queryable } from '../../../database/database.ts';
import { locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import type { Member } from '../member.ts';
import { websites } from '../websites/websites.table.ts';
import { placeKey, type NamedPlace } from './place.ts';

/** A town with locations of one's own, in the middle of them. */
export interface Town extends NamedPlace {
  latitude: number | null;
  longitude: number | null;
  locationsCount: number;
}

export interface TownFilter {
  /** Only the town of this location. */
  business_address_id?: number | undefined;
  /** Only towns whose locations name this website. */
  website_id?: number | undefined;
}

/** Towns of the locations that the member sees, those with the most locations first, by their keys. */
export async function ownTowns(
  queries: Queryable,
  member: Member,
  filter: TownFilter = {},
): Promise<Map<string, Town>> {
  const found = await queries
    .select({
      name: locations.city,
      region: locations.region,
      country: locations.country,
      latitudes: sql<number>`coalesce(sum(${locations.latitude}), 0)`.mapWith(Number),
      longitudes: sql<number>`coalesce(sum(${locations.longitude}), 0)`.mapWith(Number),
      placed: sql<number>`count(${locations.latitude} + ${locations.longitude})`.mapWith(Number),
      locationsCount: sql<number>`count(*)`.mapWith(Number),
    })
    .from(locations)
    .where(
      and(
        eq(locations.companyId, member.companyId),
        visibleTo(member, locations.id),
        ne(locations.city, ''),
        filter.business_address_id === undefined ? undefined : eq(locations.id, filter.business_address_id),
        filter.website_id === undefined
          ? undefined
          : await namesWebsite(queries, member.companyId, filter.website_id),
      ),
    )
    .groupBy(locations.city, locations.region, locations.country);
  const towns = new Map<string, Town[]>();
  for (const { latitudes, longitudes, placed, ...town } of found) {
    const middle = placed > 0 ? { latitude: latitudes / placed, longitude: longitudes / placed } : nowhere;
    const key = placeKey(town);
    towns.set(key, [...(towns.get(key) ?? []), { ...town, ...middle }]);
  }
  const merged = [...towns].map(([key, spellings]) => [key, merge(spellings)] as const);
  return new Map(
    merged.toSorted(
      ([, a], [, b]) => b.locationsCount - a.locationsCount || a.name.localeCompare(b.name, 'pl'),
    ),
  );
}

const nowhere = { latitude: null, longitude: null };

/** One town that its locations spell differently: the usual spelling, and the middle of all. */
function merge(spellings: Town[]): Town {
  const [usual, ...others] = spellings.toSorted((a, b) => b.locationsCount - a.locationsCount);
  if (!usual) throw new Error('a town has a spelling');
  return others.reduce<Town>((town, other) => {
    const locationsCount = town.locationsCount + other.locationsCount;
    const mean = (a: number | null, b: number | null) =>
      a === null || b === null
        ? (a ?? b)
        : (a * town.locationsCount + b * other.locationsCount) / locationsCount;
    return {
      ...town,
      latitude: mean(town.latitude, other.latitude),
      longitude: mean(town.longitude, other.longitude),
      locationsCount,
    };
  }, usual);
}

/** Locations that name a page of the website; its host may be written in letters or in Punycode. */
async function namesWebsite(queries: Queryable, companyId: number, websiteId: number): Promise<SQL> {
  const [website] = await queries
    .select({ url: websites.url })
    .from(websites)
    .where(and(eq(websites.companyId, companyId), eq(websites.id, websiteId)));
  const host = website && parseWebsiteUrl(website.url)?.host;
  if (!host) return sql`false`;
  const hostOfLocation = sql`lower(substring(${locations.website} from '(?i)^https?://(?:www[.])?([^/:?#]+)'))`;
  return sql`${hostOfLocation} in (${host}, ${domainToUnicode(host)})`;
}
