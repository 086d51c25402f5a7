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
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2;
}
