import { findCategory } from '../../world/catalogue/categories.ts';
import {
  canOperateLocalPost,
  type Listing,
  shownContent,
  withChanges,
} from '../../world/listings/listing.ts';
import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { categoryResource, languageOf } from '../categories/category-resource.ts';
import { applyReadMask } from './location-mask.ts';

/** A Location of the Business Information API v1: what the merchant set, or with `content` what people see. */
export function locationResource(listing: Listing, content = listing.content): Record<string, unknown> {
  const { attributes: _attributes, ...fields } = content;
  const full = withChanges(fields, {
    categories: withDetails(fields),
    openInfo: { ...fields.openInfo, canReopen: listing.standing !== 'disabled' },
  });
  return {
    name: `locations/${listing.id}`,
    ...Object.fromEntries(Object.entries(full).filter(([, value]) => !isEmptyList(value))),
    metadata: metadataOf(listing),
  };
}

function withDetails({ categories, languageCode }: ListingContent): ListingContent['categories'] {
  if (!categories) return undefined;
  const language = languageOf(languageCode);
  const detailed = (given: { name?: string | undefined; displayName?: string | undefined }) => {
    const known = findCategory(given.name);
    return known ? categoryResource(known, language, 'FULL') : given;
  };
  const { primaryCategory, additionalCategories = [] } = categories;
  return {
    ...(primaryCategory ? { primaryCategory: detailed(primaryCategory) } : {}),
    ...(additionalCategories.length > 0 ? { additionalCategories: additionalCategories.map(detailed) } : {}),
  };
}

function metadataOf(listing: Listing): object {
  const { id, placeId, standing, updates, edits, duplicateOf, content } = listing;
  const sector = findCategory(content.categories?.primaryCategory?.name)?.sector;
  return {
    hasVoiceOfMerchant: standing === 'live',
    ...flags({
      hasGoogleUpdated: updates.length > 0,
      hasPendingEdits: edits.length > 0,
      canOperateLocalPost: canOperateLocalPost(listing),
      canDelete: canDelete(listing),
      canModifyServiceList: sector !== 'lodging',
      canHaveFoodMenus: sector === 'food',
      canOperateLodgingData: sector === 'lodging',
    }),
    ...(duplicateOf === undefined ? {} : { duplicateLocation: duplicateOf }),
    placeId,
    mapsUri: `https://maps.google.com/maps?cid=${id}`,
    newReviewUri: `https://search.google.com/local/writereview?placeid=${placeId}`,
  };
}

export function canDelete({ standing }: Listing): boolean {
  return standing !== 'suspended' && standing !== 'disabled';
}

/** Google leaves out what is false. */
function flags(all: Record<string, boolean>): Record<string, true> {
  return Object.fromEntries(
    Object.entries(all).flatMap(([flag, isSet]) => (isSet ? [[flag, true] as const] : [])),
  );
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/**
 * A GoogleUpdatedLocation. The diff mask names every field that people see differently, the merchant's own edits on
 * their way among them; those alone are in the pending mask.
 */
export function googleUpdated(listing: Listing, mask: readonly string[]): object {
  const differing = Object.keys(listing.shown).filter((field) => field !== 'attributes');
  const pending = listing.edits.flatMap(({ fields }) => fields).filter((field) => field !== 'attributes');
  return {
    location: applyReadMask(locationResource(listing, shownContent(listing)), mask),
    ...(differing.length === 0 ? {} : { diffMask: differing.join(',') }),
    ...(pending.length === 0 ? {} : { pendingMask: pending.join(',') }),
  };
}
