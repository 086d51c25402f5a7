import type { Language } from '@pinfold/contract/languages';
import { useState } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { refusedFields, useFormRefusal } from '../../../query/form-refusal.ts';
import type { BoosterForm } from '../booster.queries.ts';
import {
  boosterFormBody,
  boosterFormFaults,
  type BoosterFormFault,
  type BoosterFormValues,
  boosterFormValues,
} from './booster-form-values.ts';
import { useSaveBoosterForm } from './use-booster-forms.ts';

/** A form of customers that is being made or changed. */
export interface BoosterFormEditing {
  values: BoosterFormValues;
  change: (changes: Partial<BoosterFormValues>) => void;
  /** What is wrong with a field, in the user's language. */
  messageOf: (field: keyof BoosterFormValues) => string | undefined;
  /** What is wrong with the question in one language. */
  questionFault: (language: Language) => string | undefined;
  /** How often saving failed for a fault of a field. */
  faultyTries: number;
  /** Why the form was refused, where no field says it. */
  refusal: string | undefined;
  /** Saves, unless a field is at fault. */
  save: () => void;
  isSaving: boolean;
}

/** The names that fields have on the wire. */
const wireNames: Readonly<Record<keyof BoosterFormValues, string>> = {
  name: 'name',
  isOpen: 'is_open',
  languages: 'languages',
  question: 'question',
  asksContact: 'asks_contact',
  links: 'links',
  isForAll: 'facility_ids',
  locationIds: 'facility_ids',
  retentionDays: 'retention_days',
};

/**
 * The editor of a form: what is typed, what is wrong with it once saving was tried, and saving. A refusal stays at its
 * field until that changes, and nothing that was typed is lost.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const form = useBoosterForm(undefined, () => close());
 * return <input value={form.values.name} onChange={(event) => form.change({ name: event.target.value })} />;
 * ```
 */
export function useBoosterForm(
  form: BoosterForm | undefined,
  onSaved: (form: BoosterForm) => void,
): BoosterFormEditing {
  const t = useTranslate();
  const { messageFor } = useFormRefusal();
  const [values, setValues] = useState(() => boosterFormValues(form));
  const [wasTried, setTried] = useState(false);
  const [faultyTries, setFaultyTries] = useState(0);
  const save = useSaveBoosterForm();
  const faults = boosterFormFaults(values);
  const refused = refusalsByField(save.error ? refusedFields(save.error) : {}, save.error?.code);
  const describe = (fault: BoosterFormFault) => t(`review_booster.fault.${fault}`);
  const isAtField = Object.keys(refused).length > 0;
  return {
    values,
    change: (changes) => {
      const changed = Object.keys(changes).map((field) => wireNames[field as keyof BoosterFormValues]);
      if (Object.keys(refused).some((path) => changed.includes(path.split('.')[0] ?? path))) save.reset();
      setValues((former) => ({ ...former, ...changes }));
    },
    messageOf: (field) => {
      const fault = wasTried ? faults[field] : undefined;
      if (fault) return describe(fault);
      const name = wireNames[field];
      return name in refused ? (refused[name] ?? messageFor(save.error)) : undefined;
    },
    questionFault: (language) => refused[`question.${language}`],
    faultyTries,
    refusal: isAtField ? undefined : messageFor(save.error),
    save: () => {
      setTried(true);
      if (save.isPending) return;
      const countFault = () => setFaultyTries((former) => former + 1);
      if (Object.keys(faults).length > 0) return countFault();
      const body = boosterFormBody(values);
      save.mutate(form ? { id: form.id, ...body } : body, { onSuccess: onSaved, onError: countFault });
    },
    isSaving: save.isPending,
  };
}

/**
 * The API's sentences by the field that they are about. Those of a question stand at its language, as `question.pl`, and its
 * group has none of its own.
 */
function refusalsByField(
  named: Readonly<Record<string, string>>,
  code: string | undefined,
): Readonly<Record<string, string | undefined>> {
  const fields = Object.entries(named).map(
    ([path, text]) => [path.startsWith('question.') ? path : (path.split('.')[0] ?? path), text] as const,
  );
  // Locations are named by their place in the list, which tells a reader nothing.
  const locations = code === 'facility_unknown' ? { facility_ids: undefined } : {};
  return { ...Object.fromEntries(fields), ...locations };
}
