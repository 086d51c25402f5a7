import { seedOf } from '../random.ts';
import { kilometresBetween } from './city-cell.ts';
import type { RankedPlace } from './city-place.ts';
import type { CityMove } from './city-state.ts';
import { type Contender, prominenceOf } from './contender.ts';
import { relevanceOf, type Terms } from './relevance.ts';

/** Who takes part in one search from one point, with what does not depend on the day. */
export type RankedList = (day: number) => RankedPlace[];

interface Search {
  keyword: string;
  terms: Terms;
  latitude: number;
  longitude: number;
  depth: number;
}

interface Entry {
  contender: Contender;
  /** Score by relevance and distance, and by reviews for a place that no account manages. */
  base: number;
  isManaged: boolean;
  moves: readonly CityMove[];
  /** Of the day that was asked for last. */
  score: number;
}

export function rankedList(
  search: Search,
  contenders: readonly Contender[],
  moves: readonly CityMove[],
): RankedList {
  const number = seedOf('search', search.keyword);
  const entries = promising(search, contenders, moves);
  return (day) => {
    const order: Entry[] = [];
    const held: { entry: Entry; position: number }[] = [];
    for (const entry of entries) {
      if (!isThere(entry.contender, day)) continue;
      const position = heldAt(entry, day);
      if (position === undefined) {
        entry.score = scoreOf(entry, number, day);
        insert(order, entry, search.depth);
      } else if (position <= lastPosition) held.push({ entry, position });
    }
    held.sort((one, other) => one.position - other.position);
    for (const { entry, position } of held) order.splice(position - 1, 0, entry);
    order.length = Math.min(order.length, search.depth);
    return order.map(({ contender: { place, reputationOn } }, index) => {
      const { rating, reviewsCount } = reputationOn(day);
      return { position: index + 1, place, rating, reviewsCount };
    });
  };
}

/** Keeps the best few in their order: most of the others are never compared with more than the last of them. */
function insert(order: Entry[], entry: Entry, depth: number): void {
  let index = order.length;
  while (index > 0 && (order[index - 1]?.score ?? 0) < entry.score) index -= 1;
  if (index >= depth) return;
  order.splice(index, 0, entry);
  if (order.length > depth) order.pop();
}

/** The few entries that can be among the first on any day; the others are skipped. */
function promising(search: Search, contenders: readonly Contender[], moves: readonly CityMove[]): Entry[] {
  const entries = contenders.flatMap((contender): Entry[] => {
    const own = moves.filter(
      ({ placeId, keyword = search.keyword }) =>
        placeId === contender.place.placeId && keyword === search.keyword,
    );
    const relevance = relevanceOf(search.terms, contender.words);
    if (relevance < relevant && !own.some((move) => move.position !== undefined)) return [];
    const kilometres = kilometresBetween(search, contender.place);
    if (kilometres > withinReach) return [];
    const isManaged = contender.place.locationId !== undefined;
    const base =
      4 * relevance -
      1.4 * Math.log(1 + kilometres) +
      (contender.handicap ?? 0) +
      standingOf(contender.number) +
      (isManaged ? 0 : prominenceOf(contender.reputationOn(anyDay)));
    return [{ contender, base, isManaged, moves: own, score: 0 }];
  });
  const bar = entries.map(leastOf).toSorted((one, other) => other - one)[search.depth - 1];
  return entries.filter(
    (entry) => entry.moves.length > 0 || bar === undefined || mostOf(entry) + 2 * widestSwing > bar,
  );
}

/** What it is worth on every day, swings aside; nothing is certain of a place with new reviews, or that comes and goes. */
function leastOf({ base, contender, isManaged, moves }: Entry): number {
  const isSure = !isManaged && moves.length === 0 && contender.from === undefined;
  return isSure ? base : Number.NEGATIVE_INFINITY;
}

/** The best that it can be. */
function mostOf({ base, contender, isManaged }: Entry): number {
  return isManaged ? base + prominenceOf({ ...contender.reputationOn(lastDay), rating: 5 }) : base;
}

/** Beyond all reviews. */
const lastDay = 100_000;

/** The share of a search's words below which a place is not relevant. */
const relevant = 0.3;

/** How far a customer's map goes, in kilometres. */
const withinReach = 5;

/** Of places that no account manages, new reviews change the displayed number and not the rank. */
const anyDay = 20_500;

function isThere({ from, until }: Contender, day: number): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

function scoreOf({ contender, base, isManaged, moves }: Entry, search: number, day: number): number {
  let score = base + swingOf(contender.number, search, day);
  if (isManaged) score += prominenceOf(contender.reputationOn(day));
  for (const move of moves) {
    if (move.lift && isOn(move, day)) {
      score += move.lift.by * Math.min(1, (day - move.from + 1) / move.lift.overDays);
    }
  }
  return score;
}

function isOn({ from, until }: CityMove, day: number): boolean {
  return from <= day && (until === undefined || day <= until);
}

/** The scripted position on that day; undefined without one. */
function heldAt({ moves }: Entry, day: number): number | undefined {
  if (moves.length === 0) return undefined;
  return moves.findLast((move) => move.position !== undefined && isOn(move, day))?.position;
}

const lastPosition = 20;

/** A constant, random part of a place's score. */
function standingOf(place: number): number {
  return 1.1 * (mix(place, 0) - 0.5);
}

/** No sum of swings is further from nothing. */
const widestSwing = 0.66;

/**
 * What moves a place without any reason that one could see: slowly over seasons, over weeks for one search, and a
 * little from day to day. Days are numbered from 1970.
 */
function swingOf(place: number, search: number, day: number): number {
  return (
    season * wave(place, day / 61) +
    weeks * wave(place ^ search, day / 19) +
    daily * (2 * mix(place ^ Math.imul(search, 31), day) - 1)
  );
}

const season = 0.34;
const weeks = 0.24;
const daily = 0.08;

/** A smooth walk through random heights between -1 and 1, one at each whole step. */
function wave(seed: number, at: number): number {
  const step = Math.floor(at);
  const part = at - step;
  const eased = part * part * (3 - 2 * part);
  const [from, to] = [mix(seed, step), mix(seed, step + 1)];
  return 2 * (from + (to - from) * eased) - 1;
}

/** A number in [0, 1) from whole numbers: the same ones give the same, on every machine. */
function mix(one: number, other: number): number {
  let mixed = Math.imul(one ^ Math.imul(other + 0x7f4a7c15, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x27d4eb2f);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}
