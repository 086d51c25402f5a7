import { and, count, eq, sql } from 'drizzle-orm';
import type { ListingLocator } from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { locations } from '../../listings/listings.table.ts';
import { summaryColumns, toSummary } from '../../listings/location-rows.ts';
import { visibleTo } from '../../listings/visible-locations.ts';
import {
  imageRows,
  imagesBy,
  memberImageAddress,
  namedImages,
  withImages,
} from '../images/images.queries.ts';
import { storePath } from '../pages/store-path.ts';
import { inScope, shownLocations } from '../published-locator.ts';
import { locatorRow } from '../settings/settings.queries.ts';
import { locatorListings, locatorQuestions } from '../store-locator.table.ts';

/**
 * Returns one location's content in the locator.
 * @throws Problem `not_found`
 */
export async function listingLocatorOf(
  services: Pick<Services, 'sealer' | 'publicUrl' | 'now'>,
  queries: Queryable,
  member: Member,
  id: number,
): Promise<ListingLocator> {
  const { companyId } = member;
  const locator = await locatorRow(queries, companyId);
  const [found] = await queries
    .select({
      ...summaryColumns,
      isInScope: sql<boolean>`coalesce(${inScope(locator)}, true)`,
      isShown: sql<boolean>`coalesce(${shownLocations(locator)}, true)`,
    })
    .from(locations)
    .where(and(eq(locations.companyId, companyId), eq(locations.id, id), visibleTo(member, locations.id)));
  if (!found) throw new Problem('not_found');
  const row = await listingRow(queries, companyId, id);
  const images = await imageRows(queries, companyId, namedImages(row));
  const imageOf = imagesBy(images, memberImageAddress(services, locator));
  const path = storePath(locator.name, { ...found, street: found.addressLine });
  return {
    is_hidden: row.isHidden,
    text: row.text,
    contact: row.contact,
    offer_link: row.offerLink,
    sections: row.sections && withImages(row.sections, imageOf),
    shows_reviews: row.showsReviews,
    shows_posts: row.showsPosts,
    shows_photos: row.showsPhotos,
    version: row.version,
    facility: toSummary(found),
    is_in_scope: found.isInScope,
    questions_count: await questionsCount(queries, companyId, id),
    page: locator.isPublished && found.isShown ? `${services.publicUrl}${path}` : null,
  };
}

async function questionsCount(queries: Queryable, companyId: number, id: number): Promise<number> {
  const [own] = await queries
    .select({ count: count() })
    .from(locatorQuestions)
    .where(and(eq(locatorQuestions.companyId, companyId), eq(locatorQuestions.locationId, id)));
  return own?.count ?? 0;
}

export type ListingRow = typeof locatorListings.$inferSelect;

/** Returns what one location overrides; version 0 without values if it overrides nothing. */
export async function listingRow(
  queries: Queryable,
  companyId: number,
  locationId: number,
): Promise<ListingRow> {
  const [row] = await queries
    .select()
    .from(locatorListings)
    .where(and(eq(locatorListings.companyId, companyId), eq(locatorListings.locationId, locationId)));
  return (
    row ?? {
      companyId,
      locationId,
      isHidden: false,
      text: null,
      contact: null,
      offerLink: null,
      sections: null,
      showsReviews: null,
      showsPosts: null,
      showsPhotos: null,
      version: 0,
    }
  );
}
