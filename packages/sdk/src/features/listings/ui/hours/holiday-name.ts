import type { PublicHoliday } from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { Translate } from '../../../../i18n/i18n.ts';

/** What people call a public holiday. */
export function holidayName(
  t: Translate,
  { id, substitute }: Pick<PublicHoliday, 'id' | 'substitute'>,
): string {
  const holiday = t(`listing_editor.hours.holiday.${id}`);
  return substitute ? t('listing_editor.hours.special_substitute', { holiday }) : holiday;
}
