import { useState } from 'react';
import type { QueryKey } from '@tanstack/react-query';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useKeptDraft } from '../../../../state/use-kept-draft.ts';
import { refusedFields } from '../../form-refusal.ts';
import { useFormRefusal } from '../../use-form-refusal.ts';
import { isWholeNip, profileFaults } from './profile-faults.ts';
import {
  changedValues,
  newProfile,
  withoutSaved,
  type ProfileChanges,
  type ProfileField,
  type ProfileValues,
} from './profile-values.ts';
import { noChanges } from './use-company-draft.ts';
import { useRegistryFill, type RegistryFill } from './use-registry-fill.ts';

export interface ProfileFormOptions {
  /** What is there already; undefined while that is not known. */
  saved: ProfileValues | undefined;
  /** Under which key what was typed is kept. */
  draftKey: QueryKey;
  /** Why the last try was refused. */
  error: ApiError | null;
  isSaving: boolean;
  /** Gets what differs from what is saved. */
  save: (changed: ProfileChanges) => void;
  /** Something is typed after a refusal. */
  forgetRefusal: () => void;
}

/** The form of a company's data: what is typed, what is wrong with it, and what the register knows. */
export function useProfileForm(options: ProfileFormOptions): ProfileForm {
  const { saved = newProfile, draftKey, error, isSaving, save, forgetRefusal } = options;
  const t = useTranslate();
  const { wordsFor } = useFormRefusal();
  const [changes, changeDraft] = useKeptDraft(draftKey, noChanges);
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const [tries, setTries] = useState(0);
  const values: ProfileValues = { ...saved, ...changes };
  const changed = changedValues(saved, changes);
  const faults = profileFaults(values);
  const refused = refusedFields(error);

  const fill = (next: ProfileChanges) => {
    forgetRefusal();
    changeDraft((now) => withoutSaved({ ...now, ...next }, saved));
  };

  const messageFor = (field: ProfileField): string | undefined => {
    const fault = field in faults ? faults[field as keyof typeof faults] : undefined;
    const isDone = tries > 0 || left.has(field) || (field === 'tax_number' && isWholeNip(values.tax_number));
    return fault && isDone ? t(`company.profile.fault.${fault}`) : refused[field];
  };
  const isRefusedInField = Object.keys(refused).some((field) => field in saved);

  return {
    values,
    set: <Field extends ProfileField>(field: Field, value: ProfileValues[Field]) => fill({ [field]: value }),
    leave: (field: ProfileField) => setLeft((now) => new Set(now).add(field)),
    messageFor,
    refusal: isRefusedInField ? undefined : wordsFor(error),
    changedFields: Object.keys(changed) as ProfileField[],
    isDirty: Object.keys(changed).length > 0,
    discard: () => {
      forgetRefusal();
      setTries(0);
      setLeft(new Set());
      changeDraft(() => noChanges);
    },
    submit: () => {
      if (isSaving) return;
      setTries((now) => now + 1);
      if (Object.keys(faults).length === 0) save(changed);
    },
    tries,
    isSaving,
    registry: useRegistryFill({ values, fill, restore: (next) => changeDraft(() => next), changes }),
  };
}

/** What `useProfileForm` gives. */
export interface ProfileForm {
  values: ProfileValues;
  set: <Field extends ProfileField>(field: Field, value: ProfileValues[Field]) => void;
  /** The field was left, so that what is wrong in it may be said. */
  leave: (field: ProfileField) => void;
  messageFor: (field: ProfileField) => string | undefined;
  /** What concerns no field of its own. */
  refusal: string | undefined;
  /** Fields that differ from what is saved. */
  changedFields: ProfileField[];
  isDirty: boolean;
  discard: () => void;
  submit: () => void;
  /** Tries to save; a view puts the focus into the first wrong field after each. */
  tries: number;
  isSaving: boolean;
  registry: RegistryFill;
}
