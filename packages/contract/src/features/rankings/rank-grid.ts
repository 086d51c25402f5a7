import { missingRank } from './rank.ts';

/** A place, in degrees. */
export interface GridPoint {
  latitude: number;
  longitude: number;
}

/**
 * The points of a grid, row by row from the north-west, with the centre in the middle. A point is a tenth of a metre
 * exact; rows are as far apart as columns, however far north they lie.
 */
export function gridPoints(center: GridPoint, size: number, spacingM: number): GridPoint[] {
  const middle = (size - 1) / 2;
  return Array.from({ length: size * size }, (_, index) => {
    const south = (Math.floor(index / size) - middle) * spacingM;
    const east = ((index % size) - middle) * spacingM;
    return moved(center, -south, east);
  });
}

function moved({ latitude, longitude }: GridPoint, north: number, east: number): GridPoint {
  // At a pole a metre to the east is any number of degrees.
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  return {
    latitude: rounded(Math.min(Math.max(latitude + north / metresOfDegree, -90), 90)),
    longitude: rounded(wrapped(longitude + east / (metresOfDegree * shrink))),
  };
}

const metresOfDegree = 111_320;

/** Returns the longitude in [-180, 180). */
function wrapped(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180;
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6 + 0;
}

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

/** Fewer scans tell nothing of how much the next one swings. */
const fewestScans = 4;

/** Makes the median absolute deviation of what is normally distributed its standard deviation. */
const ofNormal = 1.4826;

/**
 * By how much an average usually swings from one scan to the next: the median absolute deviation of the differences
 * between consecutive averages, times 1.4826. One leap on a single day hardly moves it. Null with fewer than four scans;
 * those that measured nothing are left out.
 */
export function usualSwing(averages: readonly (number | null)[]): number | null {
  const measured = averages.filter((average) => average !== null);
  if (measured.length < fewestScans) return null;
  const differences = measured.slice(1).map((average, index) => average - (measured[index] ?? average));
  const middle = median(differences);
  return ofNormal * median(differences.map((difference) => Math.abs(difference - middle)));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** Whether a change is no greater than what a measure usually swings by, so that it says nothing yet. */
export function isWithinSwing(change: number | null, noise: number | null): boolean {
  return change !== null && noise !== null && Math.abs(change) <= noise;
}
