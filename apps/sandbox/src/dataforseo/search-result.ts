import { findCategory } from '../world/catalogue/categories.ts';
import { dateInWarsaw } from '../world/warsaw-time.ts';
import { placeNumbers, type RankedPlace } from '../world/city/city-place.ts';
import { seedOf } from '../world/random.ts';
import type { DataForSeoContext } from './data-for-seo-app.ts';
import { dateTime } from './envelope.ts';
import { type OrganicPage, organicPages } from './organic-pages.ts';
import { depthOf, keywordOf, languageOf, pointOf, type SearchRequest } from './search-request.ts';
import type { Search } from './searches-state.ts';

/** What Google showed at the moment of the search; nothing where it found nothing. */
export function resultOf(
  { city, world }: DataForSeoContext,
  { type, request, postedAt }: Pick<Search, 'id' | 'type' | 'request' | 'postedAt'>,
): object | undefined {
  const keyword = keywordOf(request);
  const { zoom, ...point } = pointOf(request, type);
  const language = languageOf(request);
  const depth = depthOf(request, type);
  const query = { keyword, ...point, day: dateInWarsaw(postedAt), depth };
  const places = city.rankPlaces(type === 'maps' ? query : { ...query, depth: 3 });
  const items =
    type === 'maps'
      ? places.map((ranked) => mapsItem(ranked, language))
      : organicItems(organicPages(city, world.state.searches.sites, query), request, places.length > 2);
  if (items.length === 0) return undefined;
  const search = encodeURIComponent(keyword);
  return {
    keyword,
    type,
    se_domain: 'google.pl',
    location_code: request.location_code ?? (type === 'maps' ? 0 : 2616),
    language_code: language,
    check_url:
      type === 'maps'
        ? `https://google.pl/maps/search/${search}/@${point.latitude},${point.longitude},${zoom}z?hl=${language}&gl=PL`
        : `https://www.google.pl/search?q=${search}&hl=${language}&gl=PL`,
    datetime: dateTime(postedAt),
    spell: null,
    item_types: type === 'maps' ? ['maps_search'] : ['local_pack', 'organic'],
    se_results_count: type === 'maps' ? 0 : items.length * 1830,
    items_count: items.length,
    items,
  };
}

/** A business on Google Maps in DataForSEO's format. A service-area business has no address. */
function mapsItem({ position, place, rating, reviewsCount }: RankedPlace, language: string): object {
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

/** The opening hours in DataForSEO's format; random, since they do not affect ranks. */
function workHours(placeId: string): object {
  const draw = seedOf('hours', placeId);
  const weekday = [period(7 + (draw % 3), 18 + (draw % 4))];
  const sunday = draw % 3 === 0 ? null : [period(9 + (draw % 2), 17 + (draw % 3))];
  return {
    timetable: {
      sunday,
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: [period(9, 19)],
    },
    current_status: 'open',
  };
}

function period(open: number, close: number): object {
  return { open: { hour: open, minute: 0 }, close: { hour: close, minute: 0 } };
}

/** Pages as Google lists them, below the map of the places around where there is one. */
function organicItems(pages: readonly OrganicPage[], request: SearchRequest, hasMap: boolean): object[] {
  const before = hasMap
    ? [{ type: 'local_pack', rank_group: 1, rank_absolute: 1, position: 'left', url: null }]
    : [];
  const items = read(pages, request).map(({ domain, title, url }, index) => ({
    type: 'organic',
    rank_group: index + 1,
    rank_absolute: before.length + index + 1,
    position: 'left',
    domain,
    title,
    url,
    breadcrumb: url,
    description: null,
  }));
  return items.length === 0 ? [] : [...before, ...items];
}

const pageSize = 10;

/** The first page alone, where all or any of the targets were found there already. */
function read(pages: readonly OrganicPage[], request: SearchRequest): readonly OrganicPage[] {
  const { stop_crawl_on_match: targets = [], target_search_mode: mode = 'any' } = request;
  const first = pages.slice(0, pageSize);
  const isFound = ({ match_value: host }: { match_value: string }) =>
    first.some(({ domain }) => domain === host || domain.endsWith(`.${host}`));
  const found = targets.filter(isFound).length;
  return found > 0 && (mode === 'any' || found === targets.length) ? first : pages;
}
