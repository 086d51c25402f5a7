import {
  indicatorIds,
  indicatorWeights,
  type IndicatorId,
  type IndicatorPiece,
  type IndicatorValues,
} from './indicator.ts';
import { knownIndicators, overallScore, tenthsOf, weightedMean, weightOf } from './overall-score.ts';

/** How many pieces of an indicator are named that raised the score, and as many that lowered it. */
export const mostNamedPieces = 5;

/** `changed` is known in both periods; the other two came or went. */
export const scoreChangeKinds = ['changed', 'counted_first', 'no_longer_counted'] as const;

/** One kind. */
export type ScoreChangeKind = (typeof scoreChangeKinds)[number];

/** What was known in one of two periods. */
export interface ScoredPeriod {
  values: IndicatorValues;
  /** Of the indicators that know what they are made of. */
  pieces: Readonly<Partial<Record<IndicatorId, readonly IndicatorPiece[]>>>;
}

/** What one indicator did to the score. */
export interface ScoreChangeLine {
  indicator: IndicatorId;
  kind: ScoreChangeKind;
  /** Points of the overall score, to a tenth. */
  points: number;
  /** By piece; `key` is null for all that are not named. Adds up to `points`, or is empty. */
  inside: { key: string | null; points: number }[];
}

/** Why a score is another than in the earlier period. */
export interface ScoreChanges {
  /** The difference of the two scores as they are shown. */
  total: number;
  /** In the order of the indicators. Adds up to `total`. */
  lines: ScoreChangeLine[];
}

/**
 * Attributes the change of a score. Indicators known in both periods are compared like for like; what one that came or
 * went did to the mean is a line of its own, so that nobody rises unseen by disconnecting what is weak. Null where
 * either period has no score.
 */
export function scoreChanges(before: ScoredPeriod, now: ScoredPeriod): ScoreChanges | null {
  const [earlier, later] = [overallScore(before.values).score, overallScore(now.values).score];
  if (earlier === null || later === null) return null;
  const total = tenthsOf(later) - tenthsOf(earlier);
  const exact = exactLines(before.values, now.values);
  const shown = apportion(
    exact.map(({ points }) => points * 10),
    total,
  );
  const lines = exact.map(({ indicator, kind, points, share }, index): ScoreChangeLine => {
    const tenths = shown[index] ?? 0;
    const [from, to] = [before.pieces[indicator], now.pieces[indicator]];
    const inside =
      kind === 'changed' && from && to ? insideLine(pieceChanges(from, to), { share, points, tenths }) : [];
    return { indicator, kind, points: tenths / 10, inside };
  });
  return { total: total / 10, lines };
}

interface ExactLine {
  indicator: IndicatorId;
  kind: ScoreChangeKind;
  points: number;
  /** Of one point of the indicator. */
  share: number;
}

/**
 * The change in three steps: those that went leave the mean, those known in both move it, those that came join it. Each
 * step adds up by itself, so the whole does.
 */
function exactLines(before: IndicatorValues, now: IndicatorValues): ExactLine[] {
  const [had, has] = [new Set(knownIndicators(before)), new Set(knownIndicators(now))];
  const both = indicatorIds.filter((id) => had.has(id) && has.has(id));
  const [hadWeight, hasWeight, bothWeight] = [weightOf([...had]), weightOf([...has]), weightOf(both)];
  // Without a common ground what came is measured against the whole of what was there before.
  const meanBefore = weightedMean(both.length > 0 ? both : [...had], before);
  const meanNow = both.length > 0 ? weightedMean(both, now) : meanBefore;
  return indicatorIds.flatMap((indicator): ExactLine[] => {
    const weight = indicatorWeights[indicator];
    const [from, to] = [before[indicator] ?? 0, now[indicator] ?? 0];
    if (had.has(indicator) && has.has(indicator)) {
      const share = weight / bothWeight;
      return [{ indicator, kind: 'changed', points: share * (to - from), share }];
    }
    if (has.has(indicator)) {
      const share = weight / hasWeight;
      return [{ indicator, kind: 'counted_first', points: share * (to - meanNow), share }];
    }
    if (!had.has(indicator)) return [];
    const share = weight / hadWeight;
    return [{ indicator, kind: 'no_longer_counted', points: share * (meanBefore - from), share }];
  });
}

interface PieceChange {
  key: string;
  /** Points of the indicator. */
  points: number;
}

/**
 * What each piece did to the value of its indicator, which is their mean. Measured against the middle of both values, a
 * piece that came or went counts by how far it lies from it, and all of them add up to the change.
 */
function pieceChanges(before: readonly IndicatorPiece[], now: readonly IndicatorPiece[]): PieceChange[] {
  const [from, to] = [sharesOf(before), sharesOf(now)];
  const middle = (meanOf(from) + meanOf(to)) / 2;
  return [...new Set([...from.keys(), ...to.keys()])].map((key) => ({
    key,
    points: distance(to.get(key), middle) - distance(from.get(key), middle),
  }));
}

type Shares = ReadonlyMap<string, { share: number; value: number }>;

function sharesOf(pieces: readonly IndicatorPiece[]): Shares {
  const whole = pieces.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    pieces.map(({ key, weight, value }) => [key, { share: whole === 0 ? 0 : weight / whole, value }]),
  );
}

function meanOf(shares: Shares): number {
  return [...shares.values()].reduce((sum, { share, value }) => sum + share * value, 0);
}

function distance(piece: { share: number; value: number } | undefined, middle: number): number {
  return piece ? piece.share * (piece.value - middle) : 0;
}

/** The largest each way, and the rest of the line. */
function insideLine(
  changes: readonly PieceChange[],
  { share, points, tenths }: { share: number; points: number; tenths: number },
): ScoreChangeLine['inside'] {
  const ordered = changes.toSorted((a, b) => b.points - a.points);
  const named = [
    ...ordered.filter((change) => change.points > 0).slice(0, mostNamedPieces),
    ...ordered.filter((change) => change.points < 0).slice(-mostNamedPieces),
  ].map((change) => ({ key: change.key as string | null, points: share * change.points }));
  const rest = points - named.reduce((sum, change) => sum + change.points, 0);
  const exact = [...named, { key: null, points: rest }];
  const shown = apportion(
    exact.map((change) => change.points * 10),
    tenths,
  );
  return exact
    .map(({ key }, index) => ({ key, points: (shown[index] ?? 0) / 10 }))
    .filter((change) => change.points !== 0);
}

/**
 * Rounds amounts to whole numbers that add up to a total, which is less than one away from their sum: each down, and
 * then those with the largest rests up, until it is reached.
 */
export function apportion(amounts: readonly number[], total: number): number[] {
  const rounded = amounts.map(wholeBelow);
  const byRest = amounts
    .map((amount, index) => ({ index, rest: amount - (rounded[index] ?? 0) }))
    .toSorted((a, b) => b.rest - a.rest);
  const lacking = total - rounded.reduce((sum, amount) => sum + amount, 0);
  const moved = lacking < 0 ? byRest.slice(lacking) : byRest.slice(0, lacking);
  for (const { index } of moved) rounded[index] = (rounded[index] ?? 0) + Math.sign(lacking);
  return rounded;
}

/** A sum of doubles that misses a whole number by a hair is that number. */
function wholeBelow(amount: number): number {
  const nearest = Math.round(amount);
  // Plus nothing, so that it is never the double -0.
  return (Math.abs(amount - nearest) < 1e-6 ? nearest : Math.floor(amount)) + 0;
}
