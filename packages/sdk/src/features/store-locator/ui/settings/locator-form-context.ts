import { createContext, useContext, type Context } from 'react';
import type { LocatorOptions } from '../../settings/locator-settings.ts';
import type { LocatorSettingsState } from '../../settings/use-locator-settings.ts';

/** The form that the parts of the settings fill in. */
export interface LocatorForm {
  state: LocatorSettingsState;
  values: LocatorOptions;
  headingLevel: 2 | 3 | 4;
  idPrefix: string;
  /** Where questions are edited; left out, no link leads there. */
  questionsHref: string | undefined;
}

export const LocatorFormContext: Context<LocatorForm | undefined> = createContext<LocatorForm | undefined>(
  undefined,
);

/** The form around this part of the settings. */
export function useLocatorForm(): LocatorForm {
  const form = useContext(LocatorFormContext);
  if (!form) throw new Error('Parts of the settings belong inside StoreLocatorSettingsView.');
  return form;
}
