import { useState } from 'react';
import { isValidNip, normalizeNip } from '@pinfold/contract/features/company/company-profile';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useDraftValues } from '../../../state/use-draft-form.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { type RegisteredCompany, useRegistryLookup } from './company-profile.ts';
import {
  type ProfileValues,
  registryDifferences,
  type RegistryField,
  type RegistryValues,
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
  return useRegistryFillOf(form, ofProfile);
}

/** Which fields of a form are those of the register. */
export interface RegistryMapping<Values extends object> {
  /** What the form holds of them, with what the company is found by. */
  read: (values: Values) => RegistryValues & Pick<ProfileValues, 'country' | 'tax_number'>;
  write: (filled: Filled) => Partial<Values>;
}

const ofProfile: RegistryMapping<ProfileValues> = { read: (values) => values, write: (filled) => filled };

/** As `useRegistryFill`, for any form about a company. */
export function useRegistryFillOf<Values extends object, Fault>(
  form: DraftForm<Values, Fault>,
  { read, write }: RegistryMapping<Values>,
): RegistryFill {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const lookUp = useRegistryLookup();
  const [choices, setChoices] = useState<Partial<Record<RegistryField, boolean>>>({});
  const [last, setLast] = useState<{ before: Filled; filled: Filled }>();
  const taxNumber = useDraftValues(form, (values) => read(values).tax_number);
  const country = useDraftValues(form, (values) => read(values).country);
  const isOfThisNumber =
    lookUp.variables !== undefined && normalizeNip(lookUp.variables) === normalizeNip(taxNumber);
  const found = isOfThisNumber ? lookUp.data : undefined;
  // Subscribes to the form's values only while there is something to compare, to avoid a render on each key press.
  const values = useDraftValues(form, (present) => (found || last ? present : undefined));
  const compared = values && read(values);
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
      const now = read(form.getValues());
      const filled: Filled = Object.fromEntries(chosen.map(({ field, registered }) => [field, registered]));
      setLast({ before: Object.fromEntries(chosen.map(({ field }) => [field, now[field]])), filled });
      form.setValues(write(filled));
      lookUp.reset();
    },
    dismiss: () => lookUp.reset(),
    filledCount:
      last && compared && isUntouched(last.filled, compared) ? Object.keys(last.filled).length : undefined,
    undo: () => {
      // What was typed since into other fields stays.
      if (last) form.setValues(write(last.before));
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

function isUntouched(filled: Filled, values: RegistryValues): boolean {
  return (Object.keys(filled) as RegistryField[]).every((field) => values[field] === filled[field]);
}
