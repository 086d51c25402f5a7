import { rankChange } from '@pinfold/contract/rank-depth';

/** How a position moved against an earlier one. */
export interface RankMove {
  /** `in` and `out` of the first twenty, where the number of places is not known. */
  kind: 'up' | 'down' | 'same' | 'in' | 'out';
  /** Places; of `in` and `out` at least so many. */
  by: number;
}

/** How far two positions are apart; null stands for not among the first twenty. */
export function moveOf(position: number | null, earlier: number | null): RankMove {
  const gain = rankChange(position, earlier);
  if (gain === 0) return { kind: 'same', by: 0 };
  if (earlier === null) return { kind: 'in', by: gain };
  if (position === null) return { kind: 'out', by: -gain };
  return gain > 0 ? { kind: 'up', by: gain } : { kind: 'down', by: -gain };
}
