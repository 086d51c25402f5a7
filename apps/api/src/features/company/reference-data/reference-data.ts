import { countryCodes } from '@pinfold/contract/features/company/company-profile';
import { offsetAt } from '@pinfold/contract/features/listings/hours/zoned-time';
import { fold } from '@pinfold/contract/fold';
import type { Language } from '@pinfold/contract/languages';
import { timeZoneNames } from '@pinfold/contract/time-zone';
import { sliceOfPage, type Paging } from '../../../database/page-of.ts';
import type { Services } from '../../../services.ts';
import type { Caller } from '../../../caller.ts';
import type { SessionUser } from '../../session/account.ts';
import { countTry } from '../../../limits/throttle.ts';
import { companyCategories } from './company-categories.ts';

/** Lines of business by name; the search ignores case and accents. */
export function findCompanyCategories(
  language: Language,
  { name = '', ...paging }: Paging & { name?: string | undefined },
) {
  const { compare } = new Intl.Collator(language);
  const found = companyCategories
    .map((category) => ({ id: category.id, name: category[language] }))
    .filter((category) => fold(category.name).includes(fold(name)))
    .toSorted((a, b) => compare(a.name, b.name));
  return { count: found.length, results: sliceOfPage(found, paging) };
}

/** Countries by name; in Polish, Poland comes first. */
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
  const results = timeZoneNames()
    .map((name) => ({ name, offset_minutes: offsetAt(now.getTime(), name) / 60_000 }))
    .toSorted((a, b) => a.offset_minutes - b.offset_minutes || (a.name < b.name ? -1 : 1));
  return { results };
}

/** Returns cities whose name begins like this. Each call costs money at the provider, so calls are limited. */
export async function suggestPlaces(
  services: Services,
  { user, caller }: { user: SessionUser; caller: Caller },
  q: string,
  language: Language,
) {
  await countTry(services, { purpose: 'places', account: String(user.id), address: caller.address });
  const found = await services.places.autocomplete(q, language);
  return {
    results: found.map(({ placeId, name, description }) => ({ place_id: placeId, name, description })),
  };
}
