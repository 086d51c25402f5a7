import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FacebookPagePreview } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import type { DirectoryListingState } from '@pinfold/contract/features/integrations/directory';
import {
  facebookDifference,
  facebookListingOf,
} from '@pinfold/contract/features/integrations/facebook/facebook-listing';
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
import { requireConnected, settleAccountStatus } from '../directory-account.ts';
import { isLinkedElsewhere, linkListings, type ListingLink } from '../link-directory-listings.ts';
import { requireOwnLocations } from '../map-settings.service.ts';
import { publishEach, versionOf } from '../publish-directory-listing.job.ts';
import { knownPage, throwFacebookProblem } from './connect-facebook.service.ts';
import { openFacebookAccount } from './facebook-account.ts';
import { facebookDirectory, pageLink } from './facebook-directory.ts';

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

/** Whether its person may change it, and we hold what that takes. */
export function mayWrite({ mayManage, token }: ManagedPage): boolean {
  return mayManage && token !== undefined;
}

/**
 * All pages of an account's person.
 * @throws Problem `not_found`, `facebook_authorization_invalid`, `provider_unavailable`
 */
export async function readPages(
  services: Services,
  member: Member,
  accountId: number,
): Promise<ManagedPage[]> {
  const person = await openFacebookAccount(services, member, accountId);
  return ifRefused(person.listPages(), (error) => throwFacebookProblem(services, error));
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
