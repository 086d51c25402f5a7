import { and, eq, inArray, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type {
  LocatorOptions,
  LocatorSettings,
  updateLocator,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';
import { type Queryable, rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { locationGroups, locations } from '../../listings/listings.table.ts';
import { requestBuild } from '../build/locator-build.ts';
import { storeLocators } from '../store-locator.table.ts';
import { keptSections, refuseFaultyLinks, requireKnownImages } from './owner-content.ts';
import { locatorRow, type LocatorRow, locatorSettingsOf } from './settings.queries.ts';

/**
 * Changes the given fields. Refuses a change of an older version.
 * @throws Problem `locator_changed`, `locator_name_invalid`, `locator_name_taken`, `locator_link_invalid`,
 * `facility_unknown`, `group_unknown`, `image_unknown`
 */
export async function changeLocator(
  services: Services,
  member: Member,
  { version, ...given }: z.output<typeof updateLocator.body>,
): Promise<LocatorSettings> {
  if (given.name !== undefined && !isLocatorName(given.name))
    throw new Problem('locator_name_invalid', { errors: [{ path: 'body.name' }] });
  refuseFaultyLinks(given);
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    // No location or group is deleted meanwhile.
    await lockCompany(tx, companyId, services.now());
    const before = await locatorRow(tx, companyId);
    if (before.version !== version) throw new Problem('locator_changed');
    if (given.scope) await requireKnownScope(tx, companyId, given.scope);
    await requireKnownImages(tx, member, given);
    await saveLocator(tx, before, toColumns(given));
    await requestBuild(services, tx, companyId);
    return locatorSettingsOf(services, tx, companyId);
  });
}

async function saveLocator(tx: Queryable, before: LocatorRow, given: Partial<LocatorRow>): Promise<void> {
  const { companyId, version } = before;
  await requireFreeName(tx, companyId, given.name ?? before.name);
  const values = { ...given, version: version + 1 };
  const stored =
    version === 0
      ? await tx
          .insert(storeLocators)
          .values({ ...before, ...values })
          .onConflictDoNothing({ target: storeLocators.companyId })
          .returning({ version: storeLocators.version })
      : await tx
          .update(storeLocators)
          .set(values)
          .where(and(eq(storeLocators.companyId, companyId), eq(storeLocators.version, version)))
          .returning({ version: storeLocators.version });
  if (stored.length === 0) throw new Problem('locator_changed');
}

/** Two companies that choose the same name at once wait for each other. */
async function requireFreeName(tx: Queryable, companyId: number, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.locator'), hashtext(${name}))`);
  const [taken] = await rows(
    tx,
    sql`select 1 from store_locators where name = ${name} and company_id <> ${companyId}`,
  );
  if (taken) throw new Problem('locator_name_taken', { errors: [{ path: 'body.name' }] });
}

/**
 * Only locations and groups of the company can be named.
 * @throws Problem `facility_unknown`, `group_unknown`
 */
async function requireKnownScope(
  queries: Queryable,
  companyId: number,
  { facilities, groups }: LocatorOptions['scope'],
): Promise<void> {
  const knownFacilities = await knownOf(queries, locations, companyId, facilities);
  refuseUnknown('facility_unknown', 'body.scope.facilities', facilities, knownFacilities);
  const knownGroups = await knownOf(queries, locationGroups, companyId, groups);
  refuseUnknown('group_unknown', 'body.scope.groups', groups, knownGroups);
}

async function knownOf(
  queries: Queryable,
  table: typeof locations | typeof locationGroups,
  companyId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const known = await queries
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.companyId, companyId), inArray(table.id, [...ids])));
  return new Set(known.map(({ id }) => id));
}

function refuseUnknown(
  code: 'facility_unknown' | 'group_unknown',
  path: string,
  ids: readonly number[],
  known: ReadonlySet<number>,
): void {
  const errors = ids.flatMap((id, index) => (known.has(id) ? [] : [{ path: `${path}.${index}` }]));
  if (errors.length > 0) throw new Problem(code, { errors });
}

type Given = { [Key in keyof LocatorOptions]?: LocatorOptions[Key] | undefined };

/** Returns the columns of the given fields only. */
function toColumns(given: Given): Partial<LocatorRow> {
  const { scope, search_area, map, launcher, reviews, contact } = given;
  return withoutUndefined({
    name: given.name,
    isPublished: given.is_published,
    headerName: given.header_name,
    logoId: idOf(given.logo),
    siteIconId: idOf(given.site_icon),
    primaryColor: given.primary_color,
    language: given.language,
    distanceUnit: given.distance_unit,
    ...(scope && {
      scopeAll: scope.all,
      scopeFacilities: [...new Set(scope.facilities)],
      scopeGroups: [...new Set(scope.groups)],
    }),
    ...(search_area && {
      centerLatitude: search_area.center?.latitude ?? null,
      centerLongitude: search_area.center?.longitude ?? null,
      radiusKm: search_area.radius_km,
    }),
    filters: given.filters && onlyOnce(given.filters),
    ...(map && { showsMap: map.is_shown, asksConsent: map.asks_consent }),
    ...(launcher && { launcherText: launcher.text, launcherPosition: launcher.position }),
    ...(reviews && {
      showsReviews: reviews.is_shown,
      minRating: reviews.min_rating,
      textOnly: reviews.text_only,
    }),
    showsPosts: given.posts?.is_shown,
    showsPhotos: given.photos?.is_shown,
    showsFaq: given.faq?.is_shown,
    ...(contact && {
      showsContact: contact.is_shown,
      contact: { email: contact.email, phone: contact.phone, url: contact.url },
    }),
    offerLink: given.offer_link,
    sections: given.sections && keptSections(given.sections),
  });
}

function idOf(image: LocatorOptions['logo'] | undefined): number | null | undefined {
  return image === undefined ? undefined : (image?.id ?? null);
}

function onlyOnce(filters: LocatorOptions['filters']): LocatorOptions['filters'] {
  return [...new Map(filters.map((filter) => [`${filter.kind}:${filter.key}`, filter])).values()];
}

type Loose = { [Key in keyof LocatorRow]?: LocatorRow[Key] | undefined };

function withoutUndefined(columns: Loose): Partial<LocatorRow> {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
