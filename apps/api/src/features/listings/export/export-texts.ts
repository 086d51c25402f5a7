import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import type { VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import type { Language } from '@pinfold/contract/languages';
import { labels } from '../../../i18n/i18n.ts';

/** What a file of locations says by itself. */
export interface ExportTexts {
  /** The file's name, without its ending. */
  filename: string;
  sheet: string;
  /** Of the mail that says that it is ready. */
  mailSubject: string;
  columns: Record<ExportColumn, string>;
  weekdays: Record<Weekday, string>;
  closed: string;
  yes: string;
  no: string;
  openStatuses: Record<OpenStatus, string>;
  verifications: Record<VerificationStatus, string>;
  /** Of numbers within texts. */
  language: Language;
}

type ExportColumn =
  | 'id'
  | 'name'
  | 'store_code'
  | 'street'
  | 'house_number'
  | 'postal_code'
  | 'city'
  | 'region'
  | 'country'
  | 'latitude'
  | 'longitude'
  | 'primary_category'
  | 'additional_categories'
  | 'website'
  | 'phone_number'
  | 'phone_number_2'
  | 'description'
  | 'opening_date'
  | 'open_status'
  | 'special_hours'
  | 'more_hours'
  | 'service_items'
  | 'attributes'
  | 'labels'
  | 'verification'
  | 'is_owner'
  | 'quality_score'
  | 'new_review_url'
  | 'google_name';

export function exportTexts(language: Language): ExportTexts {
  return { ...labels(language, 'location_export'), language };
}
