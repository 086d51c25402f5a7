import { holidayGapDays } from '@pinfold/contract/features/listings/holidays/public-holidays';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import {
  listingQuality,
  type QualityFields,
} from '@pinfold/contract/features/listings/quality/listing-quality';
import { findPublicHolidays } from './holidays/find-public-holidays.ts';

/** Returns how complete a listing is, in whole points from 0 to 100, as its row keeps it. */
export async function listingScore(listing: QualityFields, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10);
  const { country } = listing;
  // Which days they are is what counts, and not what they are called.
  const holidays = await findPublicHolidays(
    { country, from: today, to: addDays(today, holidayGapDays) },
    'en',
  );
  return listingQuality(listing, { today, holidays }).score;
}
