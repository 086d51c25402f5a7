import { and, eq, isNull, sql } from 'drizzle-orm';
import type {
  FacebookPage,
  FacebookPagePreview,
} from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import {
  facebookDifference,
  facebookListingOf,
} from '@pinfold/contract/features/integrations/facebook/facebook-listing';
import { type PageSign, suggestPages } from '@pinfold/contract/features/integrations/facebook/match-pages';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { rows } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import { ifRefused } from '../../../../delivery/provider-error.ts';
import { Problem } from '../../../../problem.ts';
import type { ManagedPage } from '../../../../providers/facebook/page-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { listingFieldsOf } from '../../../listings/listing-fields.ts';
import { locations } from '../../../listings/listings.table.ts';
import { toSummary } from '../../../listings/location-rows.ts';
import { isLinkedElsewhere, linkListings, type ListingLink } from '../link-directory-listings.ts';
import { requireLocations } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { knownPage, settleStatus, throwFacebookProblem } from './connect-facebook.service.ts';
import { openFacebookAccount } from './facebook-account.ts';
import { pageLink } from './facebook-directory.ts';

/**
 * The pages that a person ticked, with the locations that they are linked with, or probably of.
 * @throws Problem `not_found`, `facebook_authorization_invalid`, `provider_unavailable`
 */
export async function listFacebookPagesOf(
  services: Services,
  member: Member,
  accountId: number,
): Promise<FacebookPage[]> {
  const pages = await readPages(services, member, accountId);
  const own = await ownLocations(services, member.companyId);
  const byId = new Map(own.map((row) => [row.id, toSummary(row)]));
  const links = await rows<{ external_id: string; location_id: number; account_id: number; state: string }>(
    services.database.queries,
    sql`select external_id, location_id::int8 as location_id, account_id::int8 as account_id, state
        from directory_listings where company_id = ${member.companyId} and directory = 'facebook'`,
  );
  const active = links.filter(({ state }) => state !== 'off');
  const linkOf = new Map(
    active
      .filter((link) => link.account_id === accountId)
      .map((link) => [link.external_id, byId.get(link.location_id)]),
  );
  const linkedPages = new Set(active.map((link) => link.external_id));
  const linkedLocations = new Set(active.map((link) => link.location_id));
  const suggestions = new Map<string, { facility_id: number; by: 'linked_before' | PageSign }>(
    suggestPages(
      pages
        .filter(({ id, mayManage }) => mayManage && !linkedPages.has(id))
        .map((page) => ({
          id: page.id,
          store_codes: page.storeCodes,
          phone: page.phone ?? '',
          coordinates: page.location?.coordinates ?? null,
        })),
      own
        .filter(({ id }) => !linkedLocations.has(id))
        .map((row) => ({
          id: row.id,
          store_code: row.storeCode,
          phone_number: row.phone,
          country: row.country,
          coordinates:
            row.latitude === null || row.longitude === null
              ? null
              : { latitude: row.latitude, longitude: row.longitude },
        })),
      phoneNumbers,
    ).map((one) => [one.page_id, one]),
  );
  for (const { external_id, location_id, account_id } of links)
    if (account_id === accountId && !linkedPages.has(external_id) && !linkedLocations.has(location_id))
      suggestions.set(external_id, { facility_id: location_id, by: 'linked_before' });
  return pages.map((page) => {
    const suggestion = suggestions.get(page.id);
    const facility = suggestion && byId.get(suggestion.facility_id);
    return {
      page_id: page.id,
      name: page.name,
      address: addressOf(page),
      phone: page.phone ?? '',
      link: pageLink(page.id),
      may_manage: page.mayManage && page.token !== undefined,
      facility: linkOf.get(page.id) ?? null,
      suggestion: suggestion && facility ? { facility, by: suggestion.by } : null,
    };
  });
}

interface PageLink {
  page_id: string;
  facility_id: number;
}

/**
 * Says what would be written to pages that are linked with locations.
 * @throws Problem as `linkFacebookPagesOf`
 */
export async function previewFacebookPages(
  services: Services,
  member: Member,
  accountId: number,
  wishes: readonly PageLink[],
): Promise<FacebookPagePreview[]> {
  const { database, facebook } = services;
  const pages = await requireLinks(services, member, accountId, wishes);
  await requireLocations(database.queries, member.companyId, facilitiesOf(wishes));
  const listings = new Map((await ownLocations(services, member.companyId)).map((row) => [row.id, row]));
  return inParts(wishes, callsAtOnce, async ({ page_id, facility_id }) => {
    const row = listings.get(facility_id);
    const token = pages.get(page_id)?.token;
    if (!row || token === undefined) throw new Problem('not_found');
    const { fields, gaps } = facebookListingOf(listingFieldsOf(row), phoneNumbers);
    const says = await ifRefused(facebook.asPage({ id: page_id, token }).getFields(), (error) =>
      throwFacebookProblem(services, error),
    );
    const differences = facebookDifference(says, fields, row.country, phoneNumbers);
    return { page_id, facility_id, differences, gaps };
  });
}

/**
 * Links pages with locations, and has the pages say what the locations do: all links of the account.
 * @throws Problem `not_found`, `page_taken`, `facebook_authorization_invalid`, `facebook_permission_missing` of a page that the
 * person may not change, `provider_unavailable`
 */
export async function linkFacebookPagesOf(
  services: Services,
  member: Member,
  accountId: number,
  wishes: readonly PageLink[],
): Promise<void> {
  const { database, live, now } = services;
  const { companyId } = member;
  const pages = await requireLinks(services, member, accountId, wishes);
  const links = wishes.map(({ page_id, facility_id }): ListingLink => {
    const page = pages.get(page_id);
    const known = page && knownPage(services, companyId, page);
    if (!known) throw new Problem('facebook_permission_missing');
    return { ...known, locationId: facility_id };
  });
  const account = { companyId, directory: 'facebook', accountId } as const;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    await requireLocations(tx, companyId, facilitiesOf(wishes));
    if (await isLinkedElsewhere(tx, account, links)) throw new Problem('page_taken');
    const accepted = await linkListings(services, tx, account, links);
    await settleStatus(tx, companyId);
    await publishEach(services, tx, accepted.map(versionOf));
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
  });
}

/** Pages of an account that are read at the same time while a person waits. */
const callsAtOnce = 8;

/** The pages of an account, by id, after each of those that are to be linked was found there and may be changed. */
async function requireLinks(
  services: Services,
  member: Member,
  accountId: number,
  wishes: readonly PageLink[],
): Promise<Map<string, ManagedPage>> {
  const isTwice =
    new Set(wishes.map(({ page_id }) => page_id)).size < wishes.length ||
    new Set(facilitiesOf(wishes)).size < wishes.length;
  if (isTwice) throw new Problem('page_taken');
  const pages = new Map((await readPages(services, member, accountId)).map((page) => [page.id, page]));
  for (const { page_id } of wishes) {
    const page = pages.get(page_id);
    if (!page) throw new Problem('not_found');
    if (!page.mayManage || page.token === undefined) throw new Problem('facebook_permission_missing');
  }
  return pages;
}

async function readPages(services: Services, member: Member, accountId: number): Promise<ManagedPage[]> {
  const person = await openFacebookAccount(services, member, accountId);
  return ifRefused(person.listPages(), (error) => throwFacebookProblem(services, error));
}

/** The locations of a company that it may list. */
function ownLocations({ database }: Services, companyId: number) {
  return database.queries
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), locations.isOwner, isNull(locations.creation)));
}

function facilitiesOf(wishes: readonly PageLink[]): number[] {
  return wishes.map(({ facility_id }) => facility_id);
}

function addressOf({ location }: ManagedPage): string {
  if (!location) return '';
  const { street, city, postalCode } = location;
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}

async function inParts<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += size)
    results.push(...(await Promise.all(items.slice(start, start + size).map(work))));
  return results;
}
