import { domainToUnicode } from 'node:url';
import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod';
import { parseWebsiteUrl } from '@pinfold/contract/features/company/website';
import type { Queryable } from '../../../database/database.ts';
import { locations } from '../../listings/listings.table.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import type { Member } from '../member.ts';
import { websites } from '../websites/websites.table.ts';

/** A city, distinguished from others of the same name by region and country. */
interface NamedPlace {
  name: string;
  region: string;
  country: string;
}

/** A city where the company has locations, in the middle of them. */
export interface City extends NamedPlace {
  latitude: number | null;
  longitude: number | null;
  locationsCount: number;
}

export interface CityFilter {
  /** Only the city of this location. */
  business_address_id?: number | undefined;
  /** Only cities whose locations name this website. */
  website_id?: number | undefined;
}

/** Cities of the locations that the member sees, those with the most locations first, by their keys. */
export async function companyCities(
  queries: Queryable,
  member: Member,
  filter: CityFilter = {},
): Promise<Map<string, City>> {
  const found = await queries
    .select({
      name: locations.city,
      region: locations.region,
      country: locations.country,
      latitudes: sql<number>`coalesce(sum(${locations.latitude}), 0)`,
      longitudes: sql<number>`coalesce(sum(${locations.longitude}), 0)`,
      placed: sql<number>`count(${locations.latitude} + ${locations.longitude})`,
      locationsCount: sql<number>`count(*)`,
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
  const cities = [...Map.groupBy(found, placeKey)].map(
    ([key, spellings]) => [key, toCity(spellings)] as const,
  );
  return new Map(
    cities.toSorted(
      ([, a], [, b]) => b.locationsCount - a.locationsCount || a.name.localeCompare(b.name, 'pl'),
    ),
  );
}

interface Spelling extends NamedPlace {
  latitudes: number;
  longitudes: number;
  /** How many locations the sums are of. */
  placed: number;
  locationsCount: number;
}

/** One city that its locations may spell differently: the usual spelling, and the middle of all of them. */
function toCity(spellings: Spelling[]): City {
  const [usual] = spellings.toSorted((a, b) => b.locationsCount - a.locationsCount);
  if (!usual) throw new Error('a city has a spelling');
  const total = (of: (spelling: Spelling) => number) =>
    spellings.reduce((sum, spelling) => sum + of(spelling), 0);
  const placed = total((one) => one.placed);
  return {
    name: usual.name,
    region: usual.region,
    country: usual.country,
    latitude: placed > 0 ? roughly(total((one) => one.latitudes) / placed) : null,
    longitude: placed > 0 ? roughly(total((one) => one.longitudes) / placed) : null,
    locationsCount: total((one) => one.locationsCount),
  };
}

/** To a kilometre: a city, never the address of the only location there. */
function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
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

const Encoded = z.tuple([z.string(), z.string(), z.string()]);

/** An opaque name of a place, for calls. */
export function encodePlace({ name, region, country }: NamedPlace): string {
  return Buffer.from(JSON.stringify([name, region, country])).toString('base64url');
}

/** Undefined for what `encodePlace` did not write. */
export function decodePlace(text: string): NamedPlace | undefined {
  try {
    const [name, region, country] = Encoded.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
    );
    return { name, region, country };
  } catch {
    return undefined;
  }
}

/** The same for places that differ only in case and blanks. */
export function placeKey({ name, region, country }: NamedPlace): string {
  return JSON.stringify([name, region, country].map(plain));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFC').replaceAll(/\s+/g, ' ').trim();
}
