import {
  type BoosterTarget,
  boosterLimits,
  boosterTargets,
} from '@pinfold/contract/features/review-booster/booster-form';
import { type Language, languages } from '@pinfold/contract/languages';
import type { Schemas } from '../../../client/schema.ts';
import type { BoosterForm } from '../booster.queries.ts';

/** A form of customers as it is typed. */
export interface BoosterFormValues {
  name: string;
  isOpen: boolean;
  languages: readonly Language[];
  /** Own questions by language, also of those that are not chosen. */
  question: Readonly<Partial<Record<Language, string>>>;
  asksContact: boolean;
  links: readonly BoosterTarget[];
  isForAll: boolean;
  locationIds: readonly number[];
  retentionDays: number;
}

/** What is wrong with a field. */
export type BoosterFormFault =
  | 'name_missing'
  | 'languages_missing'
  | 'links_missing'
  | 'locations_missing'
  | 'retention_out_of_range';

const { least, most, usual } = boosterLimits.retentionDays;

/** Returns the values of a form, or those that a new one begins with. */
export function boosterFormValues(form: BoosterForm | undefined): BoosterFormValues {
  return {
    name: form?.name ?? '',
    isOpen: form?.is_open ?? true,
    languages: form?.languages ?? languages,
    question: form?.question ?? {},
    asksContact: form?.asks_contact ?? false,
    links: form?.links ?? boosterTargets,
    isForAll: !form?.facility_ids,
    locationIds: form?.facility_ids ?? [],
    retentionDays: form?.retention_days ?? usual,
  };
}

/** Returns what is wrong, by field; nothing where the form can be sent. */
export function boosterFormFaults(
  values: BoosterFormValues,
): Readonly<Partial<Record<keyof BoosterFormValues, BoosterFormFault>>> {
  const { name, locationIds, retentionDays } = values;
  return {
    ...(!name.trim() && { name: 'name_missing' }),
    ...(values.languages.length === 0 && { languages: 'languages_missing' }),
    ...(values.links.length === 0 && { links: 'links_missing' }),
    ...(!values.isForAll && locationIds.length === 0 && { locationIds: 'locations_missing' }),
    // Also of an empty field, which is no number.
    ...(!(retentionDays >= least && retentionDays <= most) && { retentionDays: 'retention_out_of_range' }),
  };
}

/** Returns the values as the API takes them; a question without letters, or of a language left out, is ours. */
export function boosterFormBody(values: BoosterFormValues): Schemas['NewBoosterForm'] {
  const own = values.languages
    .map((language) => [language, values.question[language]?.trim()] as const)
    .filter(([, question]) => question);
  return {
    name: values.name.trim(),
    is_open: values.isOpen,
    languages: [...values.languages],
    question: Object.fromEntries(own),
    asks_contact: values.asksContact,
    links: [...values.links],
    facility_ids: values.isForAll ? null : [...values.locationIds],
    retention_days: values.retentionDays,
  };
}

/** Returns the languages with one more, or one less: first what was first, which those read who read none of them. */
export function toggledLanguages(chosen: readonly Language[], language: Language): readonly Language[] {
  return chosen.includes(language) ? chosen.filter((one) => one !== language) : [...chosen, language];
}

/** Returns the languages with the one first that those read who read none of them. */
export function withDefaultLanguage(chosen: readonly Language[], language: string): readonly Language[] {
  return [...chosen.filter((one) => one === language), ...chosen.filter((one) => one !== language)];
}
