import { holidayGapDays } from '@pinfold/contract/features/listings/holidays/public-holidays';
import { addDays } from '@pinfold/contract/features/listings/hours/calendar';
import {
  listingQuality,
  type QualityFields,
} from '@pinfold/contract/features/listings/quality/listing-quality';
import { findPublicHolidays } from './holidays/find-public-holidays.ts';

/** How complete a listing is, as its row keeps it. */
export interface KeptQuality {
  /** Whole points from 0 to 100. */
  qualityScore: number;
  /** Of each part, in the order of `qualityParts`, to a hundredth. */
  qualityPoints: number[];
}

/** Returns how complete a listing is at a moment: public holidays come and go. */
export async function keptQuality(listing: QualityFields, now: Date): Promise<KeptQuality> {
  const today = now.toISOString().slice(0, 10);
  const { country } = listing;
  // Which days they are is what counts, and not what they are called.
  const holidays = await findPublicHolidays(
    { country, from: today, to: addDays(today, holidayGapDays) },
    'en',
  );
  const { score, parts } = listingQuality(listing, { today, holidays });
  return { qualityScore: score, qualityPoints: parts.map(({ points }) => Math.round(points * 100) / 100) };
}
