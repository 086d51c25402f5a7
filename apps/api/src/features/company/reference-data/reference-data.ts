import { countryCodes } from '@pinfold/contract/features/company/company-profile';
import { offsetAt } from '@pinfold/contract/features/listings/hours/zoned-time';
import type { Language } from '@pinfold/contract/languages';
import { companyCategories } from './company-categories.ts';
import { fold } from '@pinfold/contract/fold';

/** Lines of business by name; looked for without minding case and accents. */
export function listCategories(
  language: Language,
  { page, page_size, name = '' }: { page: number; page_size: number; name?: string | undefined },
) {
  const { compare } = new Intl.Collator(language);
  const found = companyCategories
    .map((category) => ({ id: category.id, name: category[language] }))
    .filter((category) => fold(category.name).includes(fold(name)))
    .toSorted((a, b) => compare(a.name, b.name));
  return { count: found.length, results: found.slice((page - 1) * page_size, page * page_size) };
}

/** Countries by name. Whoever reads Polish is looking for Poland most of the time. */
export function listCountryNames(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const found = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.name, b.name));
  const results =
    language === 'pl' ? found.toSorted((a, b) => Number(b.code === 'PL') - Number(a.code === 'PL')) : found;
  return { results };
}

/** Time zones from west to east, as they are at a moment. */
export function listTimezoneOffsets(now: Date) {
  const results = Intl.supportedValuesOf('timeZone')
    .map((name) => ({ name, offset_minutes: offsetAt(now.getTime(), name) / 60_000 }))
    .toSorted((a, b) => a.offset_minutes - b.offset_minutes || (a.name < b.name ? -1 : 1));
  return { results };
}

export function isTimezone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name);
}
