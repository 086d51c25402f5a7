import { maxCompetitors, maxRankKeywords } from '@pinfold/contract/features/rankings/rank';

/** One side of the comparator: own locations, groups of them, competitors, or some of each, by some keywords. */
export interface ComparedSetChoice {
  /** Ids of own locations, a hundred at most. */
  readonly facilities_ids?: readonly number[];
  /** Ids of groups of own locations, fifty at most. */
  readonly groups?: readonly number[];
  /** Ids of competitors, five at most. */
  readonly competitors?: readonly number[];
  /** Twenty at most. Left out: the first five that are watched for the most locations. */
  readonly keywords?: readonly string[];
}

/** Kinds of places that a set can hold, by their names on the wire. */
export const comparedPlaceKinds = ['facilities_ids', 'groups', 'competitors'] as const;
/** One kind. */
export type ComparedPlaceKind = (typeof comparedPlaceKinds)[number];

/** How many of each kind the API takes. */
const mostOf: Record<ComparedPlaceKind, number> = {
  facilities_ids: 100,
  groups: 50,
  competitors: maxCompetitors,
};

/** Some of a set to hold; undefined takes it away. */
export type ComparedSetChange = {
  [Name in keyof ComparedSetChoice]?: ComparedSetChoice[Name] | undefined;
};

/** Drops what is as if left out, and what is beyond what the API takes; undefined where nothing is left. */
export function tidyComparedSet(set: ComparedSetChange = {}): ComparedSetChoice | undefined {
  const places = comparedPlaceKinds.flatMap((kind) => {
    const ids = [...new Set(set[kind] ?? [])].slice(0, mostOf[kind]);
    return ids.length > 0 ? [[kind, ids] as const] : [];
  });
  const keywords = [...new Set(set.keywords ?? [])].slice(0, maxRankKeywords);
  const tidy = { ...Object.fromEntries(places), ...(keywords.length > 0 && { keywords }) };
  return Object.keys(tidy).length > 0 ? tidy : undefined;
}

/** How many places a set names; a group counts as one. */
export function comparedPlacesCount(set: ComparedSetChoice = {}): number {
  return comparedPlaceKinds.reduce((count, kind) => count + (set[kind]?.length ?? 0), 0);
}
