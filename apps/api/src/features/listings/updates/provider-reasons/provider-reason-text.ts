import type { Language } from '@pinfold/contract/languages';
import { enReasons } from './en.ts';
import { esReasons } from './es.ts';
import { plReasons } from './pl.ts';

/** Why the provider did not take an edit: our own codes first, then its reasons in lower case. */
const reasonCodes = [
  'access_lost',
  'profile_gone',
  'profile_not_verified',
  'not_delivered',
  'cancelled',
  'changed_since',
  'invalid_argument',
  'required_field_missing_value',
  'invalid_characters',
  'string_too_long',
  'string_too_short',
  'too_many_entries',
  'invalid_url',
  'profile_description_contains_url',
  'lodging_cannot_edit_profile_description',
  'invalid_phone_number',
  'invalid_phone_number_for_region',
  'missing_primary_phone_number',
  'missing_both_phone_and_website',
  'invalid_category',
  'address_missing_region_code',
  'address_edit_changes_country',
  'blocked_region',
  'po_box_in_address_not_allowed',
  'missing_address_components',
  'invalid_address',
  'missing_storefront_address_or_sab',
  'pin_drop_required',
  'lat_lng_too_far_from_address',
  'invalid_latlng',
  'invalid_hours_value',
  'inverted_range',
  'overlapping_ranges',
  'invalid_time_schedule',
  'overlapped_special_hours',
  'special_hours_set_without_regular_hours',
  'incompatible_more_hours_type_for_category',
  'opening_date_too_far_in_the_future',
  'opening_date_missing_year_or_month',
  'invalid_business_opening_date',
  'cannot_reopen',
  'invalid_service_item',
  'service_item_label_no_display_name',
  'price_currency_missing',
  'price_currency_invalid',
  'invalid_attribute_name',
  'attribute_type_not_compatible_for_category',
  'attribute_invalid_enum_value',
  'attribute_cannot_be_repeated',
  'stale_data',
  'throttled',
] as const;

export type ProviderReason = (typeof reasonCodes)[number];

export type ProviderReasonTexts = Readonly<Record<ProviderReason, string>>;

/** What people read of a reason; undefined for one that we have no words for. */
export function providerReasonText(code: string, language: Language): string | undefined {
  const known = reasonCodes.find((one) => one === code);
  return known && texts[language][known];
}

const texts: Record<Language, ProviderReasonTexts> = { pl: plReasons, en: enReasons, es: esReasons };
