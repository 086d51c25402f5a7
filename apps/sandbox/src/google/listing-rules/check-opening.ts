import type { ListingContent } from '../../world/listings/listing-fields.ts';
import { violation, type Violation } from './violation.ts';

const field = 'open_info.opening_date';

/** An opening date is past, or at most a year ahead; year and month are enough. */
export function checkOpening({ openInfo }: ListingContent, now: number): Violation[] {
  if (!openInfo) return [];
  if (!openInfo.status) {
    return [violation('open_info.status', 'REQUIRED_FIELD_MISSING_VALUE', 'The status is required.')];
  }
  if (!openInfo.openingDate) return [];
  const { year = 0, month = 0, day = 1 } = openInfo.openingDate;
  if (year < 0) return [violation(field, 'OPENING_DATE_BEFORE_1AD', 'The opening date is before 1 AD.')];
  if (year === 0 || month === 0) {
    return [violation(field, 'OPENING_DATE_MISSING_YEAR_OR_MONTH', 'The opening date needs year and month.')];
  }
  const date = new Date(Date.UTC(year, month - 1, day || 1));
  if (month > 12 || date.getUTCMonth() !== month - 1) {
    return [violation(field, 'INVALID_BUSINESS_OPENING_DATE', 'There is no such date.')];
  }
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + 1);
  return date.getTime() > limit.getTime()
    ? [violation(field, 'OPENING_DATE_TOO_FAR_IN_THE_FUTURE', 'The opening date is more than a year ahead.')]
    : [];
}
