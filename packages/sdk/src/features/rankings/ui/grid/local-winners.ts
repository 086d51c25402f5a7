import type { RankScan } from '../../ranking.ts';

/** Somebody who was seen around the location, or the location itself. */
export interface LocalWinner {
  key: string;
  name: string;
  isOwn: boolean;
  top3_share: number | null;
  average_all: number | null;
}

/** Rivals and the location itself, those first who are among the first three the most; a tie goes by the average. */
export function localWinners({ rivals, top3_share, average_all }: RankScan): LocalWinner[] {
  const own = { key: 'own', name: '', isOwn: true, top3_share, average_all };
  return [own, ...rivals.map((rival) => ({ ...rival, key: rival.place_id, isOwn: false }))].toSorted(
    (one, other) =>
      (other.top3_share ?? 0) - (one.top3_share ?? 0) || (one.average_all ?? 99) - (other.average_all ?? 99),
  );
}
