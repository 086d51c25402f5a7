import * as z from 'zod';
import { townName } from '../google/places/place-resource.ts';
import { foldWords } from '../world/city/relevance.ts';
import { polishTowns } from '../world/polish-towns.ts';
import { TaskError } from './envelope.ts';

/** The result pages of Google that the sandbox plays. */
const searchTypes = ['maps', 'organic'] as const;

export type SearchType = (typeof searchTypes)[number];

export function isSearchType(text: string): text is SearchType {
  return searchTypes.some((type) => type === text);
}

const SearchRequest = z.looseObject({
  keyword: z.string().trim().min(1).max(700),
  location_coordinate: z.string().optional(),
  location_name: z.string().optional(),
  location_code: z.int().optional(),
  language_code: z.string().optional(),
  language_name: z.string().optional(),
  priority: z.union([z.literal(1), z.literal(2)]).optional(),
  device: z.enum(['desktop', 'mobile']).optional(),
  os: z.string().optional(),
  depth: z.int().min(1).max(700).optional(),
  tag: z.string().max(255).optional(),
  pingback_url: z.string().max(1000).optional(),
  postback_url: z.string().max(1000).optional(),
  postback_data: z.enum(['regular', 'advanced', 'html']).optional(),
  stop_crawl_on_match: z
    .array(z.object({ match_type: z.literal(['domain', 'with_subdomains']), match_value: z.string().min(1) }))
    .max(10)
    .optional(),
  target_search_mode: z.enum(['any', 'all']).optional(),
  find_targets_in: z.array(z.string()).optional(),
});

/** The parameters of a search, which the response repeats. */
export type SearchRequest = z.infer<typeof SearchRequest>;

export function readSearchRequest(given: unknown, type: SearchType): SearchRequest {
  const parsed = SearchRequest.safeParse(given);
  if (!parsed.success) throw new TaskError(40501, String(parsed.error.issues[0]?.path[0] ?? 'keyword'));
  const request = parsed.data;
  if (!languages.has(request.language_code ?? codeOf(request.language_name))) {
    throw new TaskError(40501, request.language_name === undefined ? 'language_code' : 'language_name');
  }
  pointOf(request, type);
  if (request.postback_url !== undefined && request.postback_data === undefined) {
    throw new TaskError(40501, 'postback_data');
  }
  return request;
}

/** Where the search is made from. */
export function pointOf(
  { location_coordinate, location_name, location_code }: SearchRequest,
  type: SearchType,
): SearchPoint {
  if (location_coordinate !== undefined)
    return type === 'maps' ? coordinateOf(location_coordinate) : surroundingsOf(location_coordinate);
  if (location_name !== undefined) {
    const [wanted] = foldWords(location_name.split(',')[0] ?? '');
    const town = polishTowns.find((one) =>
      [one.name, townName(one, 'en')].some((name) => foldWords(name)[0] === wanted && wanted !== undefined),
    );
    if (town) return { latitude: town.latitude, longitude: town.longitude, zoom: 13 };
    if (wanted !== 'poland') throw new TaskError(40501, 'location_name');
  } else if (location_code !== codeOfPoland) throw new TaskError(40501, 'location_code');
  return { ...middleOfPoland, zoom: 6 };
}

interface SearchPoint {
  latitude: number;
  longitude: number;
  zoom: number;
}

export function languageOf(request: SearchRequest): string {
  return request.language_code ?? codeOf(request.language_name);
}

/** The number of results, with DataForSEO's default. */
export function depthOf({ depth }: SearchRequest, type: SearchType): number {
  return depth ?? (type === 'maps' ? 100 : 10);
}

/** As it was sent: `%20` and `+` are blanks. */
export function keywordOf({ keyword }: SearchRequest): string {
  return keyword.replaceAll('+', ' ').replaceAll(/(?:%[\dA-Fa-f]{2})+/g, (codes) => {
    try {
      return decodeURIComponent(codes);
    } catch {
      return codes;
    }
  });
}

function coordinateOf(text: string): SearchPoint {
  const [, latitude, longitude, zoom = '17'] =
    /^(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)(?:,(\d{1,2})z)?$/.exec(text) ?? [];
  const point = { latitude: Number(latitude), longitude: Number(longitude), zoom: Number(zoom) };
  const isOnEarth = Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180;
  if (!isOnEarth || point.zoom < 3 || point.zoom > 21) throw new TaskError(40501, 'location_coordinate');
  return point;
}

/** A point with a radius in millimetres, as the organic results take it. */
function surroundingsOf(text: string): SearchPoint {
  const [, point = '', radius = ''] = /^(.*),(\d+(?:\.\d)?)$/.exec(text) ?? [];
  if (Number(radius) < 199.9 || Number(radius) > 199_999) throw new TaskError(40501, 'location_coordinate');
  return coordinateOf(point);
}

const codeOfPoland = 2616;

const middleOfPoland = { latitude: 52.069, longitude: 19.48 };

const names: Record<string, string> = {
  polish: 'pl',
  english: 'en',
  spanish: 'es',
  german: 'de',
  ukrainian: 'uk',
};

const languages = new Set(Object.values(names));

function codeOf(name: string | undefined): string {
  return names[name?.toLowerCase() ?? ''] ?? '';
}
