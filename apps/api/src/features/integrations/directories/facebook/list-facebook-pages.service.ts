import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FacebookPage } from '@pinfold/contract/features/integrations/facebook-accounts.endpoints';
import {
  type PageSign,
  type PageSuggestion,
  suggestPages,
} from '@pinfold/contract/features/integrations/facebook/match-pages';
import { phoneNumbers } from '@pinfold/contract/features/listings/contact/phone-numbers';
import { rows } from '../../../../database/database.ts';
import type { ManagedPage } from '../../../../providers/facebook/page-calls.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { locations } from '../../../listings/listings.table.ts';
import { summaryColumns, toSummary } from '../../../listings/location-rows.ts';
import { pageLink } from './facebook-directory.ts';
import { mayWrite, readPages } from './link-facebook-pages.service.ts';

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

/** The locations of a company that it may list, as far as they are compared with pages. */
function ownLocations({ database }: Services, companyId: number) {
  const { storeCode, phone, country, latitude, longitude } = locations;
  return database.queries
    .select({ ...summaryColumns, storeCode, phone, country, latitude, longitude })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), locations.isOwner, isNull(locations.creation)));
}

function addressOf({ location }: ManagedPage): string {
  if (!location) return '';
  const { street, city, postalCode } = location;
  return [street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ');
}
