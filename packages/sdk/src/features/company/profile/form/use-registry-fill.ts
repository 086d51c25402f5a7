import { isValidNip } from '@pinfold/contract/features/company/is-valid-nip';
import { normalizeNip } from '@pinfold/contract/features/company/normalize-nip';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormRefusal } from '../../use-form-refusal.ts';
import { useRegistryLookup, type RegisteredCompany } from '../use-registry-lookup.ts';
import { registryDifferences, type RegistryField } from './registry-differences.ts';
import type { ProfileChanges, ProfileValues } from './profile-values.ts';

interface RegistryFillOptions {
  values: ProfileValues;
  changes: ProfileChanges;
  fill: (next: ProfileChanges) => void;
  restore: (changes: ProfileChanges) => void;
}

type Filled = Partial<Record<RegistryField, string>>;

/**
 * Filling a form in from the register of VAT payers, in two steps: what was found is shown first, and what the form holds
 * already is replaced only where that is chosen. Filling in can be undone.
 */
export function useRegistryFill({ values, changes, fill, restore }: RegistryFillOptions): RegistryFill {
  const t = useTranslate();
  const { wordsFor } = useFormRefusal();
  const lookUp = useRegistryLookup();
  const [choices, setChoices] = useState<Partial<Record<RegistryField, boolean>>>({});
  const [last, setLast] = useState<{ before: ProfileChanges; filled: Filled }>();
  const isOfThisNumber =
    lookUp.variables !== undefined && normalizeNip(lookUp.variables) === normalizeNip(values.tax_number);
  const found = isOfThisNumber ? lookUp.data : undefined;
  const differences = (found ? registryDifferences(values, found) : []).map((difference) => ({
    ...difference,
    isChosen: choices[difference.field] ?? difference.current === '',
  }));
  const chosen = differences.filter(({ isChosen }) => isChosen);

  return {
    isOffered: values.country === 'PL',
    isPending: lookUp.isPending,
    lookUp: () => {
      if (lookUp.isPending || !isValidNip(values.tax_number)) return;
      setChoices({});
      setLast(undefined);
      lookUp.mutate(values.tax_number);
    },
    problem: isOfThisNumber && lookUp.error ? registryProblem(lookUp.error) : undefined,
    found,
    differences,
    choose: (field: RegistryField, isChosen: boolean) => setChoices((now) => ({ ...now, [field]: isChosen })),
    chosenCount: chosen.length,
    fill: () => {
      const filled = Object.fromEntries(chosen.map(({ field, registered }) => [field, registered]));
      setLast({ before: changes, filled });
      fill(filled);
      lookUp.reset();
    },
    dismiss: () => lookUp.reset(),
    filledCount: last && isUntouched(last.filled, values) ? Object.keys(last.filled).length : undefined,
    undo: () => {
      if (last) restore(withoutFilled(changes, last));
      setLast(undefined);
    },
  };

  function registryProblem(error: NonNullable<typeof lookUp.error>): string | undefined {
    return error.code === 'registry_unavailable' ? t('company.registry.unavailable') : wordsFor(error);
  }
}

/** What `useRegistryFill` gives. */
export interface RegistryFill {
  /** The register knows Polish companies alone. */
  isOffered: boolean;
  isPending: boolean;
  /** Asks the register, provided that the number can be one. */
  lookUp: () => void;
  /** Why nothing was found; gone as soon as another number is typed. */
  problem: string | undefined;
  /** The company of this number; undefined until it is found, and once it was filled in or put aside. */
  found: RegisteredCompany | undefined;
  /** What would be filled in where; what is there already is not chosen by itself. */
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
  return keysOf(filled).every((field) => values[field] === filled[field]);
}

/** What was typed before comes back; what was typed since into other fields stays. */
function withoutFilled(
  changes: ProfileChanges,
  { before, filled }: { before: ProfileChanges; filled: Filled },
): ProfileChanges {
  const restored: { -readonly [Field in keyof ProfileChanges]: ProfileChanges[Field] } = { ...changes };
  for (const field of keysOf(filled)) {
    const earlier = before[field];
    if (earlier === undefined) delete restored[field];
    else restored[field] = earlier;
  }
  return restored;
}

function keysOf(filled: Filled): RegistryField[] {
  return Object.keys(filled) as RegistryField[];
}
