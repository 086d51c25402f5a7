import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import { draftKeys } from '../../../query/query-keys.ts';
import type { QueryResult } from '../../../query/results.ts';
import { useKeptDraft } from '../../../state/use-kept-draft.ts';
import { forbiddenWordsAtMost, splitForbiddenWords } from './split-forbidden-words.ts';
import { useAiReplyConfig, useUpdateAiReplyConfig, type AiReplyConfig } from './use-ai-reply-config.ts';

/** What the form begins with, and who hears of it. */
export interface AiReplyFormOptions {
  /** The settings were saved. */
  onSaved?: (() => void) | undefined;
}

const nothing: Partial<AiReplyConfig> = {};

/**
 * The settings of AI replies without their looks: what was changed and not saved is kept while the Provider lives.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error` and `refusal`, ApiErrors.
 * @example
 * ```tsx
 * const form = useAiReplyForm();
 * return <button disabled={!form.isDirty} onClick={form.save}>Zapisz</button>;
 * ```
 */
export function useAiReplyForm({ onSaved }: AiReplyFormOptions = {}): AiReplyForm {
  const { data: saved, error, isPending, isFetching, refetch } = useAiReplyConfig();
  const [changes, change] = useKeptDraft(draftKeys.aiReplyConfig(useClient().scope), nothing);
  const update = useUpdateAiReplyConfig();
  const permission = usePermission('configure_ai_review_reply');
  const [hasTooManyWords, setTooManyWords] = useState(false);
  const config = saved && { ...saved, ...changes };
  const isDirty = saved !== undefined && JSON.stringify(config) !== JSON.stringify(saved);
  return {
    config,
    error,
    isPending,
    isFetching,
    refetch,
    readOnlyReason: permission.reason?.text,
    isReadOnly: !permission.allowed,
    change: (next: Partial<AiReplyConfig>) => change((now) => ({ ...now, ...next })),
    addWords: (text: string) => {
      const { words, hasTooMany } = splitForbiddenWords(config?.forbidden_words ?? [], text);
      setTooManyWords(hasTooMany);
      change((now) => ({ ...now, forbidden_words: words }));
    },
    removeWord: (word: string) => {
      setTooManyWords(false);
      change((now) => ({
        ...now,
        forbidden_words: (config?.forbidden_words ?? []).filter((one) => one !== word),
      }));
    },
    mostWords: hasTooManyWords ? forbiddenWordsAtMost : undefined,
    isDirty,
    isSaving: update.isPending,
    isSaved: update.isSuccess && !isDirty,
    refusal: update.error,
    save: () =>
      update.mutate(changes, {
        onSuccess: () => {
          change(() => nothing);
          onSaved?.();
        },
      }),
    discard: () => {
      setTooManyWords(false);
      update.reset();
      change(() => nothing);
    },
  };
}

/** What `useAiReplyForm` gives. */
export interface AiReplyForm {
  /** What the form shows: what is saved, with what was changed. */
  config: AiReplyConfig | undefined;
  error: ApiError | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: QueryResult<AiReplyConfig>['refetch'];
  /** Why the reader may only read; undefined for who may change. */
  readOnlyReason: string | undefined;
  isReadOnly: boolean;
  change: (next: Partial<AiReplyConfig>) => void;
  /** Adds words that no reply may hold, one or many at once. */
  addWords: (text: string) => void;
  removeWord: (word: string) => void;
  /** The most words, when more were typed. */
  mostWords: number | undefined;
  isDirty: boolean;
  isSaving: boolean;
  isSaved: boolean;
  /** Why saving failed, an ApiError. */
  refusal: ApiError | null;
  save: () => void;
  discard: () => void;
}
