import { findCategory } from '../world/catalogue/categories.ts';
import { placeNumbers } from '../world/city/place-id.ts';
import type { RankedPlace } from '../world/city/ranked-place.ts';
import { workHours } from './work-hours.ts';

/** A business on Google Maps as DataForSEO writes it down. A business without a door of its own has no address. */
export function mapsItem({ position, place, rating, reviewsCount }: RankedPlace, language: string): object {
  const { featureId, cid } = placeNumbers(place.placeId);
  const [category, ...others] = place.categories.map((name) => nameOf(name, language));
  const address = place.isServiceArea ? null : `${place.street}, ${place.postalCode} ${place.locality}`;
  return {
    type: 'maps_search',
    rank_group: position,
    rank_absolute: position,
    domain: place.website === '' ? null : new URL(place.website).hostname,
    title: place.title,
    original_title: null,
    url: place.website === '' ? null : place.website,
    contact_url: null,
    contributor_url: null,
    book_online_url: null,
    rating:
      reviewsCount === 0
        ? null
        : { rating_type: 'Max5', value: rating, votes_count: reviewsCount, rating_max: null },
    hotel_rating: null,
    price_level: null,
    rating_distribution: null,
    snippet: address,
    address,
    address_info: {
      borough: null,
      address: place.isServiceArea ? null : place.street,
      city: place.locality,
      zip: place.isServiceArea ? null : place.postalCode,
      region: null,
      country_code: place.regionCode,
    },
    place_id: place.placeId,
    phone: place.phone.replaceAll(' ', '') || null,
    main_image: null,
    total_photos: 0,
    category: category ?? null,
    additional_categories: others.length === 0 ? null : others,
    category_ids: place.categories.map((name) => name.replace('categories/gcid:', '')),
    work_hours: workHours(place.placeId),
    feature_id: featureId,
    cid,
    latitude: place.latitude,
    longitude: place.longitude,
    is_claimed: place.isClaimed,
    local_justifications: null,
    is_directory_item: false,
  };
}

function nameOf(category: string, language: string): string {
  const found = findCategory(category);
  return (
    (language === 'pl' ? found?.pl : found?.en) ??
    category.replace('categories/gcid:', '').replaceAll('_', ' ')
  );
}
