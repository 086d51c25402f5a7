import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import type {
  ListingLocator,
  updateListingLocator,
} from '@pinfold/contract/features/store-locator/listing-locator.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { lockLocation, refuseWatched } from '../../listings/updates/edit-guard.ts';
import { requestBuild } from '../build/locator-build.ts';
import { keptSections, refuseFaultyLinks, requireKnownImages } from '../settings/owner-content.ts';
import { locatorListings } from '../store-locator.table.ts';
import { listingLocatorOf, listingRow, type ListingRow } from './listing-locator.queries.ts';

type Given = Omit<z.output<typeof updateListingLocator.body>, 'version'>;

/**
 * Changes the given fields.
 * @throws Problem `not_found`, `not_profile_owner`, `locator_changed`, `locator_link_invalid`, `image_unknown`
 */
export async function changeListingLocator(
  services: Services,
  member: Member,
  id: number,
  { version, ...given }: z.output<typeof updateListingLocator.body>,
): Promise<ListingLocator> {
  const { companyId } = member;
  return services.database.queries.transaction(async (tx) => {
    await lockCompany(tx, companyId, services.now());
    refuseWatched((await lockLocation(tx, member, id)).row);
    refuseFaultyLinks(given);
    await requireKnownImages(tx, member, given);
    const before = await listingRow(tx, companyId, id);
    if (before.version !== version) throw new Problem('locator_changed');
    await saveListing(tx, before, given);
    await requestBuild(services, tx, companyId);
    return listingLocatorOf(services, tx, member, id);
  });
}

async function saveListing(tx: Queryable, before: ListingRow, given: Given): Promise<void> {
  const { companyId, locationId, version } = before;
  const values = { ...before, ...toColumns(given), version: version + 1 };
  const stored =
    version === 0
      ? await tx.insert(locatorListings).values(values).onConflictDoNothing().returning()
      : await tx
          .update(locatorListings)
          .set(values)
          .where(
            and(
              eq(locatorListings.companyId, companyId),
              eq(locatorListings.locationId, locationId),
              eq(locatorListings.version, version),
            ),
          )
          .returning();
  if (stored.length === 0) throw new Problem('locator_changed');
}

/** An empty text removes the override. */
function toColumns(given: Given): Partial<ListingRow> {
  return {
    ...(given.is_hidden !== undefined && { isHidden: given.is_hidden }),
    ...(given.text !== undefined && { text: given.text === '' ? null : given.text }),
    ...(given.contact !== undefined && { contact: given.contact }),
    ...(given.offer_link !== undefined && { offerLink: given.offer_link }),
    ...(given.sections !== undefined && { sections: given.sections && keptSections(given.sections) }),
    ...(given.shows_reviews !== undefined && { showsReviews: given.shows_reviews }),
    ...(given.shows_posts !== undefined && { showsPosts: given.shows_posts }),
    ...(given.shows_photos !== undefined && { showsPhotos: given.shows_photos }),
  };
}
