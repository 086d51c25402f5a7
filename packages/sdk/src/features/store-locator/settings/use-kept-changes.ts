import { useMemo } from 'react';
import {
  changesToSend,
  conflictingFields,
  dirtyFieldsOf,
  resolveField,
  wishedValues,
  withField,
  type KeptChanges,
} from './kept-changes.ts';

/** What a form is made of: what is saved, and where the wishes are kept. */
export interface KeptForm<Values extends object> {
  /** Undefined until it is here. */
  saved: Values | undefined;
  kept: KeptChanges<Values> | null;
  keep: (next: (kept: KeptChanges<Values> | null) => KeptChanges<Values> | null) => void;
  /** A field is about to change. */
  onBegin: () => void;
}

/** A form as `useKeptChanges` keeps it. */
export interface ChangesForm<Values extends object> {
  /** What is filled in; undefined until the saved values are here. */
  values: Values | undefined;
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  dirtyFields: (keyof Values)[];
  isDirty: boolean;
  /** What both the reader and somebody else changed. */
  conflicts: (keyof Values)[];
  resolve: (field: keyof Values, choice: 'mine' | 'theirs') => void;
  discard: () => void;
  /** What is to be sent. */
  changes: () => Partial<Values>;
}

/** A form over what is saved, in which whatever somebody else changes meanwhile follows, and what both changed is asked. */
export function useKeptChanges<Values extends object>({
  saved,
  kept,
  keep,
  onBegin,
}: KeptForm<Values>): ChangesForm<Values> {
  const values = useMemo(() => saved && wishedValues(saved, kept), [saved, kept]);
  const begin = (next: (saved: Values, kept: KeptChanges<Values> | null) => KeptChanges<Values> | null) => {
    if (!saved) return;
    onBegin();
    keep((now) => next(saved, now));
  };
  const dirtyFields = saved ? dirtyFieldsOf(saved, kept) : [];
  return {
    values,
    set: <Field extends keyof Values>(field: Field, value: Values[Field]) =>
      begin((all, now) => withField(all, now, field, value)),
    dirtyFields,
    isDirty: dirtyFields.length > 0,
    conflicts: saved ? conflictingFields(saved, kept) : [],
    resolve: (field: keyof Values, choice: 'mine' | 'theirs') =>
      begin((all, now) => resolveField(all, now, field, choice)),
    discard: () => begin(() => null),
    changes: () => (saved ? changesToSend(saved, kept) : {}),
  };
}
