import { categoryNameOf, findCategory } from '../../world/catalogue/categories.ts';
import { withChanges } from '../../world/listings/listing-content.ts';
import type { ListingChanges, ListingContent } from '../../world/listings/listing-fields.ts';
import type { LocationHead } from '../../world/world-source.ts';
import { languageOf } from '../categories/language-of.ts';
import { withoutDuplicates } from '../listing-rules/check-services.ts';
import { geocode } from '../listing-rules/geocode.ts';

/** What Google makes of a merchant's words without asking: names, duplicates, addresses and their coordinates. */
export function tidyChanges(
  changes: ListingChanges,
  before: ListingContent,
  seeded: LocationHead | undefined,
): ListingChanges {
  const tidy: ListingChanges = { ...changes };
  const after = withChanges(before, changes);
  if (changes.categories) tidy.categories = named(changes.categories, languageOf(after.languageCode));
  if (changes.serviceItems) tidy.serviceItems = withoutDuplicates(changes.serviceItems);
  if (changes.openInfo) {
    const { canReopen: _ofGoogle, ...openInfo } = changes.openInfo;
    tidy.openInfo = openInfo;
  }
  // A business that only visits its customers shows no address.
  if (after.serviceArea?.businessType === 'CUSTOMER_LOCATION_ONLY' && after.storefrontAddress) {
    tidy.storefrontAddress = null;
  } else if (changes.storefrontAddress && !('latlng' in changes)) {
    const found = geocode(changes.storefrontAddress, seeded);
    if (found) tidy.latlng = { latitude: found.latitude, longitude: found.longitude };
  }
  return tidy;
}

type Categories = NonNullable<ListingContent['categories']>;

function named(
  { primaryCategory, additionalCategories = [] }: Categories,
  language: 'pl' | 'en',
): Categories {
  const full = ({ name = '' }: { name?: string | undefined }) => {
    const displayName = findCategory(name)?.[language];
    return { name: categoryNameOf(name), ...(displayName === undefined ? {} : { displayName }) };
  };
  return {
    ...(primaryCategory ? { primaryCategory: full(primaryCategory) } : {}),
    ...(additionalCategories.length > 0 ? { additionalCategories: additionalCategories.map(full) } : {}),
  };
}
