import type { ListingContent, ListingField } from '../../world/listings/listing-fields.ts';
import type { LocationHead } from '../../world/world-source.ts';
import { checkAddress, checkCoordinates } from './check-address.ts';
import { checkCategories, checkOpening, checkRelations, checkServiceArea } from './check-business.ts';
import { checkMoreHours, checkRegularHours, checkSpecialHours } from './check-hours.ts';
import {
  checkAdPhone,
  checkDescription,
  checkLabels,
  checkPhones,
  checkStoreCode,
  checkTitle,
  checkWebsite,
} from './check-profile.ts';
import { checkServices } from './check-services.ts';
import type { Violation } from './violation.ts';

export interface CheckedListing {
  content: ListingContent;
  /** The fields that the call writes; only they are judged. */
  written: readonly ListingField[];
  before?: ListingContent;
  seeded?: LocationHead;
  placeId?: string;
  now: number;
}

/** Everything that Google has against the written fields of a listing. */
export function checkListing({
  content,
  written,
  before,
  seeded,
  placeId,
  now,
}: CheckedListing): Violation[] {
  const rules: Partial<Record<ListingField, () => Violation[]>> = {
    title: () => checkTitle(content),
    storeCode: () => checkStoreCode(content),
    phoneNumbers: () => checkPhones(content),
    categories: () => checkCategories(content),
    storefrontAddress: () => checkAddress(content, before, seeded),
    websiteUri: () => checkWebsite(content),
    // Special hours stand and fall with the regular ones.
    regularHours: () => [
      ...checkRegularHours(content),
      ...(written.includes('specialHours') ? [] : checkSpecialHours(content)),
    ],
    specialHours: () => checkSpecialHours(content),
    moreHours: () => checkMoreHours(content),
    serviceArea: () => [
      ...checkServiceArea(content),
      ...(written.includes('storefrontAddress') ? [] : checkAddress(content, before, seeded)),
      ...(written.includes('categories') ? [] : checkCategories(content)),
    ],
    labels: () => checkLabels(content),
    adWordsLocationExtensions: () => checkAdPhone(content),
    latlng: () => checkCoordinates(content, seeded),
    openInfo: () => checkOpening(content, now),
    profile: () => checkDescription(content),
    relationshipData: () => checkRelations(content, placeId),
    serviceItems: () => checkServices(content),
  };
  return written.flatMap((field) => rules[field]?.() ?? []);
}
