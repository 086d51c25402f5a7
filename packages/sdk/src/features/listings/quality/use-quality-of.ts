import {
  listingQuality,
  type ListingQuality,
  type QualityFields,
} from '@pinfold/contract/features/listings/quality/listing-quality';
import { useMemo } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { isCountry, usePublicHolidays, yearsFrom } from '../holidays/use-public-holidays.ts';

/** How complete a listing is, once it is known which holidays are to come. */
export interface QualityOf {
  quality: ListingQuality | undefined;
  /** Why the holidays could not be fetched. */
  error: ApiError | null;
  refetch: () => void;
  isFetching: boolean;
}

/** Returns the quality score of a listing's values, as it would be stored if they were sent today. */
export function useQualityOf(listing: QualityFields): QualityOf {
  const { country } = listing;
  const today = useFormat().today();
  const asked = usePublicHolidays({ country, ...yearsFrom(today) });
  const holidays = isCountry(country) ? asked.data : none;
  const quality = useMemo(
    () => holidays && listingQuality(listing, { today, holidays }),
    [listing, today, holidays],
  );
  const { error, refetch, isFetching } = asked;
  return { quality, error: quality ? null : error, refetch: () => void refetch(), isFetching };
}

const none: never[] = [];
