import { useState } from 'react';
import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { type RegisteredCompany, useRegistryLookup } from './company-profile.ts';
import {
  type ProfileChanges,
  type ProfileValues,
  registryDifferences,
  type RegistryField,
} from './profile-model.ts';
import type { ProfileForm } from './use-company-profile-form.ts';

type Filled = Partial<Record<RegistryField, string>>;

/**
 * Fills a company's form from the register of VAT payers in two steps: the result is shown first, and existing values
 * are replaced only where chosen. Filling in can be undone.
 *
 * @param form - From `useCompanyProfileForm` or `useNewCompanyForm`, once its data is loaded.
 * @throws Error outside a `PinfoldProvider`, and for a form that has no values yet.
 * @example
 * ```tsx
 * const { form } = useCompanyProfileForm();
 * const { lookUp, found, fill } = useRegistryFill(form);
 * return found ? <button onClick={fill}>{found.name}</button> : <button onClick={lookUp}>Pobierz dane</button>;
 * ```
 */
export function useRegistryFill(form: ProfileForm): RegistryFill {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const lookUp = useRegistryLookup();
  const [choices, setChoices] = useState<Partial<Record<RegistryField, boolean>>>({});
  const [last, setLast] = useState<{ before: ProfileChanges; filled: Filled }>();
  const taxNumber = useDraftValues(form, (values) => values.tax_number);
  const country = useDraftValues(form, (values) => values.country);
  const isOfThisNumber =
    lookUp.variables !== undefined && normalizeNip(lookUp.variables) === normalizeNip(taxNumber);
  const found = isOfThisNumber ? lookUp.data : undefined;
  // Subscribes to the form's values only while there is something to compare, to avoid a render on each key press.
  const compared = useDraftValues(form, (values) => (found || last ? values : undefined));
  const differences = (found && compared ? registryDifferences(compared, found) : []).map((difference) => ({
    ...difference,
    isChosen: choices[difference.field] ?? difference.current === '',
  }));
  const chosen = differences.filter(({ isChosen }) => isChosen);

  return {
    isOffered: country === 'PL',
    isPending: lookUp.isPending,
    lookUp: () => {
      if (lookUp.isPending || !isValidNip(taxNumber)) return;
      setChoices({});
      setLast(undefined);
      lookUp.mutate(taxNumber);
    },
    problem: isOfThisNumber && lookUp.error ? registryProblem(lookUp.error) : undefined,
    found,
    differences,
    choose: (field: RegistryField, isChosen: boolean) => setChoices((now) => ({ ...now, [field]: isChosen })),
    chosenCount: chosen.length,
    fill: () => {
      const values = form.getValues();
      setLast({
        before: Object.fromEntries(chosen.map(({ field }) => [field, values[field]])),
        filled: Object.fromEntries(chosen.map(({ field, registered }) => [field, registered])),
      });
      form.setValues(Object.fromEntries(chosen.map(({ field, registered }) => [field, registered])));
      lookUp.reset();
    },
    dismiss: () => lookUp.reset(),
    filledCount:
      last && compared && isUntouched(last.filled, compared) ? Object.keys(last.filled).length : undefined,
    undo: () => {
      // What was typed since into other fields stays.
      if (last) form.setValues(last.before);
      setLast(undefined);
    },
  };

  function registryProblem(error: NonNullable<typeof lookUp.error>): string | undefined {
    return error.code === 'registry_unavailable' ? t('company.registry.unavailable') : messageFor(error);
  }
}

/** What `useRegistryFill` gives. */
export interface RegistryFill {
  /** The register knows Polish companies alone. */
  isOffered: boolean;
  isPending: boolean;
  /** Looks the number up in the register; does nothing if it is invalid. */
  lookUp: () => void;
  /** Why nothing was found; gone as soon as another number is typed. */
  problem: string | undefined;
  /** The company of this number; undefined until it is found, and once it was filled in or put aside. */
  found: RegisteredCompany | undefined;
  /** Fields that would be filled in; those with a value are not chosen by default. */
  differences: { isChosen: boolean; field: RegistryField; current: string; registered: string }[];
  choose: (field: RegistryField, isChosen: boolean) => void;
  chosenCount: number;
  fill: () => void;
  dismiss: () => void;
  /** How many fields were filled in last; undefined once there is nothing to undo. */
  filledCount: number | undefined;
  undo: () => void;
}

function isUntouched(filled: Filled, values: ProfileValues): boolean {
  return (Object.keys(filled) as RegistryField[]).every((field) => values[field] === filled[field]);
}
