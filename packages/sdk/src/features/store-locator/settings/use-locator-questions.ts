import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { useState } from 'react';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { storeLocatorMessages } from '../../../i18n/namespaces.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import { listLocatorQuestions } from './locator.queries.ts';
import { moved } from './moved.ts';
import { useChangeQuestions } from './use-change-questions.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { listingLocatorAccess, sharedLocatorAccess } from './locator-access.ts';

/** A question with its answer, about all locations or one. */
export type LocatorQuestion = Schemas['LocatorQuestion'];

/** What is asked and answered. */
export type QuestionTexts = Pick<LocatorQuestion, 'question' | 'answer'>;

/** A question that was taken away and can be had back. */
interface RemovedQuestion {
  question: LocatorQuestion;
  place: number;
}

/**
 * Questions and answers of the store locator, for all locations (`null`) or of one, in their order.
 *
 * @throws Error outside a `PinfoldProvider`. Failures of the list are in `error`, an ApiError; why a change was refused
 * is in `refusal`.
 * @example
 * ```tsx
 * const { questions = [], move } = useLocatorQuestions(null);
 * return questions.map(({ id, question }, place) => (
 *   <button key={id} onClick={() => move(id, place - 1)}>Wyżej: {question}</button>
 * ));
 * ```
 */
export function useLocatorQuestions(facility: number | null): LocatorQuestionsState {
  const areWordsReady = useFeatureMessages(storeLocatorMessages);
  const list = usePinfoldQuery(listLocatorQuestions(useClient(), facility));
  const { create, update, remove, order } = useChangeQuestions(facility);
  const permission = usePermission(facility === null ? sharedLocatorAccess : listingLocatorAccess);
  const { wordsFor } = useFormRefusal();
  const [removed, setRemoved] = useState<RemovedQuestion>();
  const questions = list.data;

  return {
    questions,
    add: (texts: QuestionTexts, onAdded: () => void) => create.mutate(texts, { onSuccess: onAdded }),
    isAdding: create.isPending,
    canAdd: (questions?.length ?? 0) < locatorLimits.questions,
    change: (id: number, texts: QuestionTexts, onChanged: () => void) =>
      update.mutate({ id, ...texts }, { onSuccess: onChanged }),
    isChanging: update.isPending,
    remove: (id: number) => {
      const place = questions?.findIndex((one) => one.id === id) ?? -1;
      const question = questions?.[place];
      if (question) remove.mutate(id, { onSuccess: () => setRemoved({ question, place }) });
    },
    removed,
    restore: () => {
      if (!removed) return;
      const { question, place } = removed;
      setRemoved(undefined);
      create.mutate(question, {
        onSuccess: ({ id }) => {
          const ids = (questions ?? []).map((one) => one.id);
          order.mutate([...ids.slice(0, place), id, ...ids.slice(place)]);
        },
      });
    },
    forgetRemoved: () => setRemoved(undefined),
    move: (id: number, to: number) => {
      const ids = (questions ?? []).map((one) => one.id);
      const next = moved(ids, ids.indexOf(id), to);
      if (next !== ids) order.mutate([...next]);
    },
    readOnlyReason: permission.reason?.text,
    refusal: wordsFor(create.error ?? update.error ?? remove.error ?? order.error),
    isPending: list.isPending || !areWordsReady,
    isFetching: list.isFetching,
    error: questions ? null : list.error,
    refetch: list.refetch,
  };
}

/** What `useLocatorQuestions` gives. */
export interface LocatorQuestionsState {
  questions: LocatorQuestion[] | undefined;
  add: (texts: QuestionTexts, onAdded: () => void) => void;
  isAdding: boolean;
  canAdd: boolean;
  change: (id: number, texts: QuestionTexts, onChanged: () => void) => void;
  isChanging: boolean;
  remove: (id: number) => void;
  /** What was taken away last. */
  removed: RemovedQuestion | undefined;
  /** Has it back where it was. */
  restore: () => void;
  forgetRemoved: () => void;
  move: (id: number, to: number) => void;
  /** Why the reader only reads: questions for all locations take somebody who sees them all. */
  readOnlyReason: string | undefined;
  /** Why the last change was refused. */
  refusal: string | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<LocatorQuestion[]>['refetch'];
}
