import type { Period } from '@pinfold/contract/period';
import type { Queryable } from '../../../database/database.ts';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { SearchKeywordCount } from '../../../providers/google-business-profile/performance.ts';
import type { Services } from '../../../services.ts';
import type { LocationToRead, ReachedLocation } from '../../listings/reached-locations.ts';
import { storeInsightDays } from './store-insight-days.ts';
import { mostKeywords, storeInsightKeywords } from './store-insight-keywords.ts';
import { noteReading, writeReading } from './write-reading.ts';

/** Reads and stores what people did on a profile on some days, with the note that they were read and with what follows. */
export async function readDays(
  services: Services,
  place: LocationToRead,
  { google, googleName }: ReachedLocation,
  { from, to }: Period,
  follow?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const { days } = await google.readPerformanceDays(googleName, from, to);
  const asked = days.filter(({ day }) => day >= from && day <= to);
  await writeReading(services, place, async (tx) => {
    await noteReading(tx, place, { read_at: services.now().toISOString(), problem: null, first_day: from });
    await follow?.(tx);
    return storeInsightDays(tx, place.companyId, place.locationId, asked);
  });
}

/**
 * Reads and stores what people searched for in a month. A settled one is noted, so that the months up to it are not read
 * again.
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
      // A month that Google does not take stays as it is known, and keeps none of the others from being read.
      if (error.kind === 'invalid') return undefined;
      throw error;
    },
  );
  await writeReading(services, place, async (tx) => {
    if (isSettled) await noteReading(tx, place, { keywords_month: month });
    return keywords === undefined
      ? 0
      : storeInsightKeywords(tx, place.companyId, place.locationId, month, keywords);
  });
}
