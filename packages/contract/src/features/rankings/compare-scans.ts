import { missingRank } from './rank-depth.ts';

/** What two scans are compared by. */
export interface ComparedScan {
  size: number;
  spacing_m: number;
  /** Row by row from the north-west; 0 not among the first 20, null not measured. */
  positions: readonly (number | null)[];
  average: number | null;
  average_all: number | null;
  top3_share: number | null;
}

/** What became better between two scans; worse is below zero. */
export interface ScanComparison {
  /** Places won at each point, where missing counts 21; null where one of the scans did not measure it. */
  changes: (number | null)[];
  better: number;
  worse: number;
  same: number;
  /** Places won on average where it was found; null where one of the scans found it nowhere. */
  average: number | null;
  /** Places won on average of all points, where missing counts 21. */
  averageAll: number | null;
  /** Share of points won for the first three, -1 to 1. */
  top3Share: number | null;
}

/** What the second of two scans won over the first. Scans of different grids have no point in common. */
export function compareScans(before: ComparedScan, after: ComparedScan): ScanComparison {
  const isSameGrid = before.size === after.size && before.spacing_m === after.spacing_m;
  const changes = after.positions.map((position, point) =>
    isSameGrid ? gain(counted(before.positions[point]), counted(position)) : null,
  );
  const measured = changes.filter((change) => change !== null);
  return {
    changes,
    better: measured.filter((change) => change > 0).length,
    worse: measured.filter((change) => change < 0).length,
    same: measured.filter((change) => change === 0).length,
    average: gain(before.average, after.average),
    averageAll: gain(before.average_all, after.average_all),
    top3Share: gain(after.top3_share, before.top3_share),
  };
}

function counted(position: number | null | undefined): number | null {
  return position === 0 ? missingRank : (position ?? null);
}

/** Positions are better the smaller they are. */
function gain(before: number | null, after: number | null): number | null {
  return before === null || after === null ? null : before - after + 0;
}
