import { bandOf, missingRank, type RankBand, rankBands } from '@pinfold/contract/features/rankings/rank';
import type { Schemas } from '../../../client/schema.ts';

/** A location on the map of positions. */
export type RankMapPlace = Schemas['RankMap']['results'][number];

/** The best first; what is beyond the first twenty comes last. */
export function byPosition(places: readonly RankMapPlace[]): RankMapPlace[] {
  return places.toSorted(
    (one, other) =>
      (one.position ?? missingRank) - (other.position ?? missingRank) || one.name.localeCompare(other.name),
  );
}

/** How many locations are in each band. */
export function countBands(places: readonly RankMapPlace[]): Record<RankBand, number> {
  const bands = places.map(({ position }) => bandOf(position));
  const counts = rankBands.map((band) => [band, bands.filter((one) => one === band).length] as const);
  return Object.fromEntries(counts) as Record<RankBand, number>;
}

/** Several locations as one: what part of them is among the first three, and their middle position. */
export function groupOf(positions: readonly (number | null)[]): { top3: number; position: number | null } {
  const ordered = positions.map((position) => position ?? missingRank).toSorted((one, other) => one - other);
  const middle = ordered[Math.floor((ordered.length - 1) / 2)] ?? missingRank;
  const top3 = ordered.filter((position) => position <= 3).length;
  return {
    top3: ordered.length === 0 ? 0 : top3 / ordered.length,
    position: middle === missingRank ? null : middle,
  };
}
