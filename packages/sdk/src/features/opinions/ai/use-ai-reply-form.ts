import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import type { DraftForm } from '../../../state/draft-form.ts';
import { useDraftForm, useDraftState } from '../../../state/use-draft-form.ts';
import { type AiReplyConfig, useAiReplyConfig, useUpdateAiReplyConfig } from './ai-reply-config.ts';

/** Options of `useAiReplyForm`. */
export interface AiReplyFormOptions {
  /** The settings were saved. */
  onSaved?: (() => void) | undefined;
}

/**
 * State of the form of AI reply settings: unsaved input is kept while the Provider is mounted. Changes that another
 * user saves meanwhile are taken over; a field that both changed is a conflict.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, and those of saving in the form's
 * state.
 * @example
 * ```tsx
 * const { form } = useAiReplyForm();
 * const isDirty = useDraftState(form, (state) => state.isDirty);
 * return <button disabled={!isDirty} onClick={form.save}>Zapisz</button>;
 * ```
 */
export function useAiReplyForm({ onSaved }: AiReplyFormOptions = {}): AiReplyForm {
  const { data: saved, error, isPending, isFetching, refetch } = useAiReplyConfig();
  const update = useUpdateAiReplyConfig();
  const permission = usePermission('configure_ai_review_reply');
  const [hasTooManyWords, setTooManyWords] = useState(false);
  const form = useDraftForm<AiReplyConfig>({
    key: draftKeys.aiReplyConfig(useClient().scope),
    saved,
    save: async (changes) => {
      await update.mutateAsync(changes);
      onSaved?.();
    },
  });
  const isDirty = useDraftState(form, (state) => state.isDirty);
  return {
    form,
    isReady: saved !== undefined,
    error,
    isPending,
    isFetching,
    refetch,
    readOnlyReason: permission.reason?.text,
    isReadOnly: !permission.allowed,
    addWords: (text: string) => {
      const { words, hasTooMany } = splitForbiddenWords(form.getValues().forbidden_words, text);
      setTooManyWords(hasTooMany);
      form.set('forbidden_words', words);
    },
    removeWord: (word: string) => {
      setTooManyWords(false);
      form.set(
        'forbidden_words',
        form.getValues().forbidden_words.filter((one) => one !== word),
      );
    },
    mostWords: hasTooManyWords && isDirty ? forbiddenWordsAtMost : undefined,
  };
}

/** What `useAiReplyForm` gives. */
export interface AiReplyForm {
  form: DraftForm<AiReplyConfig>;
  /** Whether the settings are loaded, so that the form has values. */
  isReady: boolean;
  error: ApiError | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: QueryResult<AiReplyConfig>['refetch'];
  /** Why the user may only read; undefined for who may change. */
  readOnlyReason: string | undefined;
  isReadOnly: boolean;
  /** Adds words that no reply may hold, one or many at once. */
  addWords: (text: string) => void;
  removeWord: (word: string) => void;
  /** The most words, when more were typed. */
  mostWords: number | undefined;
}

/** The API's limits of forbidden words: their number, and characters in each. */
export const forbiddenWordsAtMost = 100;

const lettersAtMost = 60;

/** Returns the list with the words of a text appended, separated by commas and lines, without duplicates. */
export function splitForbiddenWords(
  before: readonly string[],
  text: string,
): { words: string[]; hasTooMany: boolean } {
  const typed = text
    .split(/[,;\n]/)
    .map((word) => word.trim().slice(0, lettersAtMost))
    .filter((word) => word !== '');
  const words = [...before];
  for (const word of typed) {
    if (!words.some((known) => known.toLowerCase() === word.toLowerCase())) words.push(word);
  }
  return { words: words.slice(0, forbiddenWordsAtMost), hasTooMany: words.length > forbiddenWordsAtMost };
}
