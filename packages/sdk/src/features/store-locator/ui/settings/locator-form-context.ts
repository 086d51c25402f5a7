import { createContext, useContext, type Context } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { SectionState } from '../../../../patterns/section-nav.tsx';
import type { DraftState } from '../../../../state/draft-form.ts';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import type { LocatorFaults } from '../../settings/locator-faults.ts';
import {
  type LocatorField,
  type LocatorOptions,
  type LocatorSectionName,
  locatorSections,
  type LocatorSettings,
} from '../../settings/locator-settings.ts';
import type { LocatorForm } from '../../settings/use-locator-settings.ts';

/** What the parts of the settings share; what is filled in, each part reads from the form. */
export interface LocatorFormView {
  form: LocatorForm;
  /** The saved settings, with the API's read-only fields. */
  settings: LocatorSettings;
  headingLevel: 2 | 3 | 4;
  idPrefix: string;
  /** Where questions are edited; left out, no link leads there. */
  questionsHref: string | undefined;
  /** Whether this reader may look at the settings only. */
  isReadOnly: boolean;
}

export const LocatorFormContext: Context<LocatorFormView | undefined> = createContext<
  LocatorFormView | undefined
>(undefined);

/** The form around this part of the settings. */
export function useLocatorForm(): LocatorFormView {
  const form = useContext(LocatorFormContext);
  if (!form) throw new Error('Parts of the settings belong inside StoreLocatorSettingsView.');
  return form;
}

/** One field of the settings as its control takes it. */
export interface LocatorFieldState<Field extends LocatorField> {
  value: LocatorOptions[Field];
  onChange: (value: LocatorOptions[Field]) => void;
  /** What is wrong with it, in the user's words. */
  errorMessage: string | undefined;
  /** What is wrong with a part of it, by its path such as `offer_link.url`. */
  messageOf: (path: string) => string | undefined;
}

export function useLocatorField<Field extends LocatorField>(name: Field): LocatorFieldState<Field> {
  const { value, onChange, errorMessage, fault } = useDraftField(useLocatorForm().form, name);
  return { value, onChange, errorMessage, messageOf: useFaultMessages(fault) };
}

/** What is wrong with parts of a field, by their path, in the user's words. */
export function useFaultMessages(faults: LocatorFaults | undefined): (path: string) => string | undefined {
  const t = useTranslate();
  return (path) => {
    const fault = faults?.[path];
    return fault && t(`store_locator.settings.fault.${fault}`);
  };
}

/** Whether something in a part of the settings was changed, or is wrong. */
export function locatorSectionState(
  { changed, faults, refused }: DraftState<LocatorOptions, LocatorFaults>,
  name: LocatorSectionName,
): SectionState {
  const fields = locatorSections[name];
  if (fields.some((field) => faults[field] !== undefined || refused[field] !== undefined)) return 'faulty';
  return fields.some((field) => changed.includes(field)) ? 'dirty' : 'clean';
}
