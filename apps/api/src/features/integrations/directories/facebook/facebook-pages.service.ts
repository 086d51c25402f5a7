import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type {
  FacebookPage,
  FacebookPagePreview,
} from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import type { DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import {
  facebookDifference,
  facebookListingOf,
} from '@pinfold/contract/features/integrations/facebook/facebook-listing';
import {
  type PageSign,
  type PageSuggestion,
  suggestPages,
} from '@pinfold/contract/features/integrations/facebook/match-pages';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { rows } from '../../../../database/database.ts';
import { lockCompany } from '../../../../database/lock-company.ts';
import { ifRefused } from '../../../../delivery/provider-error.ts';
import { Problem } from '../../../../problem.ts';
import { FacebookError } from '../../../../providers/facebook/facebook-error.ts';
import type { ManagedPage } from '../../../../providers/facebook/page-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { listingFieldsOf } from '../../../listings/listing-fields.ts';
import { locations } from '../../../listings/listings.table.ts';
import { summaryColumns, toSummary } from '../../../listings/location-rows.ts';
import { requireConnected, settleAccountStatus } from '../directory-account.ts';
import { isLinkedElsewhere, linkListings, type ListingLink } from '../link-directory-listings.ts';
import { requireOwnLocations } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { knownPage, throwFacebookProblem } from './connect-facebook.service.ts';
import { openFacebookAccount } from './facebook-account.ts';
import { facebookDirectory, pageLink } from './facebook-directory.ts';

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
  const suggestions = new Map<string, Suggested>(
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
      suggestions.set(external_id, {
        facility_id: location_id,
        by: 'linked_before',
        distance_meters: null,
      });
  const listed = new Set(pages.map(({ id }) => id));
  const lost = [...linkOf].filter(([id]) => !listed.has(id));
  return [
    ...pages.map((page) => shownPage(page)),
    // Unticked at Facebook since: whoever changes other links keeps theirs.
    ...lost.map(([id, facility = null]) => ({
      page_id: id,
      name: facility?.name ?? id,
      address: '',
      phone: '',
      link: pageLink(id),
      may_manage: false,
      facility,
      suggestion: null,
    })),
  ];

  function shownPage(page: ManagedPage): FacebookPage {
    const suggestion = suggestions.get(page.id);
    const facility = suggestion && byId.get(suggestion.facility_id);
    return {
      page_id: page.id,
      name: page.name,
      address: addressOf(page),
      phone: page.phone ?? '',
      link: pageLink(page.id),
      may_manage: mayWrite(page),
      facility: linkOf.get(page.id) ?? null,
      suggestion:
        suggestion && facility
          ? { facility, by: suggestion.by, distance_meters: suggestion.distance_meters }
          : null,
    };
  }
}

interface Suggested extends Pick<PageSuggestion, 'facility_id' | 'distance_meters'> {
  by: 'linked_before' | PageSign;
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
  const linked = await linksOf(services, member.companyId, accountId);
  const isInStep = (wish: PageLink) =>
    linked.some((link) => isLink(link, wish) && link.state === 'published');
  const written = wishes.filter((wish) => pages.has(wish.page_id) && !isInStep(wish));
  await requireOwnLocations(database.queries, member.companyId, facilitiesOf(wishes));
  const account = { companyId: member.companyId, directory: 'facebook', accountId } as const;
  const known = wishes.map(({ page_id, facility_id }) => ({
    externalId: page_id,
    locationId: facility_id,
    link: '',
    sealedCredentials: null,
  }));
  if (await isLinkedElsewhere(database.queries, account, known)) throw new Problem('page_taken');
  const listings = await listingsOf(services, member.companyId, facilitiesOf(wishes));
  return inParts(written, callsAtOnce, async ({ page_id, facility_id }) => {
    const listing = listings.get(facility_id);
    const token = pages.get(page_id)?.token;
    if (!listing || token === undefined) throw new Problem('not_found');
    const { fields, gaps } = facebookListingOf(listing, phoneNumbers);
    const says = await ifRefused(facebook.asPage({ id: page_id, token }).getFields(), (error) => {
      const problem = facebookDirectory.problemOf(error);
      // One page says nothing of the others, unless all of the access is over.
      if (!problem || (error instanceof FacebookError && error.accessEnd))
        throwFacebookProblem(services, error);
      return problem;
    });
    if ('code' in says) return { page_id, facility_id, differences: [], gaps, problem: says.code };
    const differences = facebookDifference(says, fields, listing.country, phoneNumbers);
    return { page_id, facility_id, differences, gaps, problem: null };
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
    const kept = { externalId: page_id, link: pageLink(page_id), sealedCredentials: null };
    return { ...(known ?? kept), locationId: facility_id };
  });
  const account = { companyId, directory: 'facebook', accountId } as const;
  await database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, now());
    await requireConnected(tx, account);
    await requireOwnLocations(tx, companyId, facilitiesOf(wishes));
    if (await isLinkedElsewhere(tx, account, links)) throw new Problem('page_taken');
    const accepted = await linkListings(services, tx, account, links);
    await settleAccountStatus(tx, companyId, 'facebook');
    await publishEach(services, tx, accepted.map(versionOf));
    await live.publish(tx, companyId, { topic: 'directories', ids: [] });
  });
}

/** Pages of an account that are read at the same time while a person waits. */
const callsAtOnce = 8;

/**
 * The pages of an account that may be changed, by id, after each of those that are to be linked was found among them, or is linked
 * like this already: a link whose page was lost since is no reason to refuse the others.
 */
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
  const all = new Map((await readPages(services, member, accountId)).map((page) => [page.id, page]));
  const linked = await linksOf(services, member.companyId, accountId);
  for (const wish of wishes) {
    const page = all.get(wish.page_id);
    if (page && mayWrite(page)) continue;
    if (linked.some((link) => isLink(link, wish))) continue;
    throw new Problem(page ? 'facebook_permission_missing' : 'not_found');
  }
  return new Map([...all].filter(([, page]) => mayWrite(page)));
}

interface StoredLink {
  external_id: string;
  location_id: number;
  state: DirectoryListingState;
}

/** The links of an account that are in use. */
function linksOf({ database }: Services, companyId: number, accountId: number): Promise<StoredLink[]> {
  return rows<StoredLink>(
    database.queries,
    sql`select external_id, location_id::int8 as location_id, state from directory_listings
        where company_id = ${companyId} and directory = 'facebook' and account_id = ${accountId}
          and state <> 'off'`,
  );
}

function isLink(link: StoredLink, { page_id, facility_id }: PageLink): boolean {
  return link.external_id === page_id && link.location_id === facility_id;
}

function mayWrite({ mayManage, token }: ManagedPage): boolean {
  return mayManage && token !== undefined;
}

async function readPages(services: Services, member: Member, accountId: number): Promise<ManagedPage[]> {
  const person = await openFacebookAccount(services, member, accountId);
  return ifRefused(person.listPages(), (error) => throwFacebookProblem(services, error));
}

/** The locations of a company that it may list, as far as they are compared with pages. */
function ownLocations({ database }: Services, companyId: number) {
  const { storeCode, phone, country, latitude, longitude } = locations;
  return database.queries
    .select({ ...summaryColumns, storeCode, phone, country, latitude, longitude })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), locations.isOwner, isNull(locations.creation)));
}

async function listingsOf({ database }: Services, companyId: number, ids: number[]) {
  const found = await database.queries
    .select()
    .from(locations)
    .where(and(eq(locations.companyId, companyId), inArray(locations.id, ids)));
  return new Map(found.map((row) => [row.id, listingFieldsOf(row)]));
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
