import type { City } from '../world/city/city.ts';
import type { RankQuery } from '../world/city/city-place.ts';
import { foldKeyword } from '../world/city/relevance.ts';
import { seedOf } from '../world/random.ts';
import { dayNumber } from '../world/warsaw-time.ts';
import type { SiteMove } from './searches-state.ts';

/** A page among Google's organic results. */
export interface OrganicPage {
  domain: string;
  title: string;
  url: string;
}

/**
 * The pages that a search shows on a day, the best first: websites of the businesses around, guides and shops that no
 * place on the map belongs to, and those that the script put somewhere.
 */
export function organicPages(
  city: City,
  moves: readonly SiteMove[],
  { depth = 20, ...query }: RankQuery,
): OrganicPage[] {
  const pages = sitesAround(city, query);
  const day = dayNumber(query.day);
  const placeless = [...guides, ...shopsFor(query.keyword)];
  if (pages.length > 0 || placeless.length > guides.length)
    for (const { domain, title, from } of placeless) {
      const at = Math.max(0, from + wandering(seedOf('site', domain, query.keyword), day));
      pages.splice(at, 0, { domain, title: `${query.keyword}: ${title}`, url: `https://${domain}/` });
    }
  return withMoves(pages, moves, query.keyword, day).slice(0, depth);
}

/** Websites of the businesses that are found around, each once. */
function sitesAround(city: City, query: RankQuery): OrganicPage[] {
  const seen = new Set<string>();
  return city.rankPlaces({ ...query, depth: 60 }).flatMap(({ place }) => {
    const domain = place.website === '' ? '' : new URL(place.website).hostname;
    if (domain === '' || seen.has(domain)) return [];
    seen.add(domain);
    return [{ domain, title: `${place.title} – ${place.locality}`, url: place.website }];
  });
}

/** Puts scripted sites where they were put; pages of nobody fill what lies before them. */
function withMoves(
  pages: OrganicPage[],
  moves: readonly SiteMove[],
  keyword: string,
  day: number,
): OrganicPage[] {
  const folded = foldKeyword(keyword);
  const held = new Map<string, SiteMove>();
  for (const move of moves)
    if ((move.keyword ?? folded) === folded && move.from <= day && day <= (move.until ?? day))
      held.set(move.domain, move);
  if (held.size === 0) return pages;
  const moved = pages.filter(({ domain }) => !held.has(domain));
  for (const { domain, position, url } of [...held.values()].toSorted((a, b) => a.position - b.position)) {
    if (position > lastPosition) continue;
    for (let at = moved.length; at < position - 1; at += 1) moved.push(filler(keyword, at));
    moved.splice(position - 1, 0, { domain, title: domain, url: url ?? `https://${domain}/` });
  }
  return moved;
}

const lastPosition = 20;

function filler(keyword: string, at: number): OrganicPage {
  const domain = `strona-${at + 1}.example`;
  return { domain, title: keyword, url: `https://${domain}/` };
}

/** Between -3 and 3, a step every few days at most. */
function wandering(seed: number, day: number): number {
  return Math.round(2 * Math.sin((day + (seed % 97)) / 23) + Math.sin((day + (seed % 31)) / 5));
}

interface PlacelessSite {
  domain: string;
  title: string;
  /** Counted from 0, where it stands on an average day. */
  from: number;
}

const guides: readonly PlacelessSite[] = [
  { domain: 'smakimiasta.example', title: 'co wybrać', from: 1 },
  { domain: 'gdzienakawe.example', title: 'nasze ulubione miejsca', from: 5 },
  { domain: 'przewodnikpomiescie.example', title: 'przewodnik', from: 8 },
];

/** Shops that sell over the net, by a word of the search. */
function shopsFor(keyword: string): PlacelessSite[] {
  const words = foldKeyword(keyword).split(' ');
  return shops.filter(({ word }) => words.includes(word));
}

const shops: readonly (PlacelessSite & { word: string })[] = [
  { word: 'sklep', domain: 'ziarnaswiata.example', title: 'sklep', from: 0 },
  { word: 'sklep', domain: 'kawowyszlak.example', title: 'sklep', from: 2 },
  { word: 'sklep', domain: 'sklep.kawiarnialipa.example', title: 'sklep', from: 6 },
  { word: 'sklep', domain: 'dobrekubki.example', title: 'sklep', from: 10 },
  { word: 'palona', domain: 'palarniasowa.example', title: 'świeżo palona', from: 4 },
  { word: 'palona', domain: 'ziarnaswiata.example', title: 'świeżo palona', from: 1 },
];
