import { dateInWarsaw } from '../world/city/day-number.ts';
import type { DataForSeoContext } from './data-for-seo-app.ts';
import { dateTime } from './date-time.ts';
import { mapsItem } from './maps-item.ts';
import { organicItems } from './organic-items.ts';
import { depthOf, keywordOf, languageOf, pointOf } from './search-request.ts';
import type { Search } from './searches-state.ts';

/** What Google showed at the moment of the search; nothing where it found nothing. */
export function resultOf(
  { city }: DataForSeoContext,
  { type, request, postedAt }: Pick<Search, 'id' | 'type' | 'request' | 'postedAt'>,
): object | undefined {
  const keyword = keywordOf(request);
  const { zoom, ...point } = pointOf(request);
  const language = languageOf(request);
  const depth = depthOf(request, type);
  const query = { keyword, ...point, day: dateInWarsaw(postedAt) };
  const items =
    type === 'maps'
      ? city.rankPlaces({ ...query, depth }).map((ranked) => mapsItem(ranked, language))
      : organicItems(city.rankPlaces({ ...query, depth: 60 }), keyword, depth);
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
    item_types: [type === 'maps' ? 'maps_search' : 'organic'],
    se_results_count: type === 'maps' ? 0 : items.length * 1830,
    items_count: items.length,
    items,
  };
}
