import { type InsightMetric, insightMetrics } from '@pinfold/contract/features/insights/insight-metrics';
import type { Period } from '@pinfold/contract/period';
import type { Queryable } from '../../../database/database.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type {
  PerformanceDay,
  SearchKeywordCount,
} from '../../../providers/google-business-profile/performance.ts';
import type { Services } from '../../../services.ts';
import type { LocationToRead, ReachedLocation } from '../../listings/reached-locations.ts';
import type { RefusedMetrics } from '../insights.table.ts';
import { storeInsightDays } from './store-insight-days.ts';
import { mostKeywords, storeInsightKeywords } from './store-insight-keywords.ts';
import { noteReading, writeReading } from './write-reading.ts';

interface DaysToRead extends Period {
  /** Metrics that were refused before. @default none */
  refused?: RefusedMetrics;
  /** What follows, in the same transaction. */
  follow?(tx: Queryable): Promise<void>;
}

/**
 * Reads and stores what people did on a profile on some days, with the note that they were read. Metrics that Google
 * refused before are asked for by themselves, since the first day that they lack, so that they cost the others nothing.
 */
export async function readDays(
  services: Services,
  place: LocationToRead,
  { google, googleName }: ReachedLocation,
  { from, to, refused: before = {}, follow }: DaysToRead,
): Promise<void> {
  const ask = (metrics: readonly InsightMetric[], first: string) =>
    google.readPerformanceDays(googleName, first, to, metrics);
  const [lacking, usual] = [true, false].map((isRefused) =>
    insightMetrics.filter((metric) => (before[metric] !== undefined) === isRefused),
  ) as [InsightMetric[], InsightMetric[]];
  const first = lacking.reduce((earliest, metric) => minOf(earliest, before[metric] ?? from), from);
  const read = await ask(usual, from);
  const again =
    lacking.length === 0
      ? nothingRead
      : await ifRefused(ask(lacking, first), (error) => {
          if (error.kind === 'invalid') return { days: [], refused: lacking };
          throw error;
        });
  const refused = Object.fromEntries(
    [...read.refused, ...again.refused].map((metric) => [metric, before[metric] ?? from]),
  );
  await writeReading(services, place, async (tx) => {
    const read_at = services.now().toISOString();
    await noteReading(tx, place, { read_at, problem: null, first_day: from, refused });
    await follow?.(tx);
    let changed = 0;
    for (const { days, since } of [
      { ...read, since: from },
      { ...again, since: first },
    ]) {
      const asked = days.filter(({ day }) => day >= since && day <= to);
      changed += await storeInsightDays(tx, place.companyId, place.locationId, asked);
    }
    return changed;
  });
}

const nothingRead: { days: PerformanceDay[]; refused: InsightMetric[] } = { days: [], refused: [] };

const minOf = (one: string, other: string) => (one < other ? one : other);

/**
 * Reads and stores what people searched for in a month. A settled one is noted, so that the months up to it are not read
 * again. One that Google does not take stays as it is known, and keeps none of the others from being read: it is asked for
 * again until a later one is noted.
 */
export async function readKeywordsOfMonth(
  services: Services,
  place: LocationToRead,
  { google, googleName }: ReachedLocation,
  { month, isSettled, most = mostKeywords }: { month: string; isSettled: boolean; most?: number },
): Promise<void> {
  const keywords = await ifRefused<SearchKeywordCount[], undefined>(
    google.readSearchKeywords(googleName, month, most),
    (error) => {
      if (error.kind === 'invalid') return undefined;
      throw error;
    },
  );
  if (keywords === undefined) return;
  await writeReading(services, place, async (tx) => {
    if (isSettled) await noteReading(tx, place, { keywords_month: month });
    return storeInsightKeywords(tx, place.companyId, place.locationId, month, keywords);
  });
}
