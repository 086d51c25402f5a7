import { useState } from 'react';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { ApiError } from '../../../client/api-error.ts';
import type { Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { storeLocatorMessages } from '../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../i18n/use-translate.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../../query/form-refusal.ts';
import { listingLocatorAccess, listLocatorQuestions, sharedLocatorAccess } from './locator.queries.ts';
import { moveItem } from './move-item.ts';

/** A question with its answer, about all locations or one. */
export type LocatorQuestion = Schemas['LocatorQuestion'];

/** The question and the answer. */
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
export function useLocatorQuestions(locationId: number | null): LocatorQuestionsState {
  const areMessagesReady = useFeatureMessages(storeLocatorMessages);
  const list = usePinfoldQuery(listLocatorQuestions(useClient(), locationId));
  const { create, isCreating, update, remove, order } = useChangeQuestions(locationId);
  const permission = usePermission(locationId === null ? sharedLocatorAccess : listingLocatorAccess);
  const { messageFor } = useFormRefusal();
  const [removed, setRemoved] = useState<RemovedQuestion>();
  // A new order is shown until the list that is read after it is there; one that is read meanwhile may have the old one.
  const questions = list.data && order.isPending ? inOrderOf(order.variables, list.data) : list.data;

  return {
    questions,
    add: (texts: QuestionTexts, onAdded: () => void) => {
      if (!isCreating()) create.mutate(texts, { onSuccess: onAdded });
    },
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
      const next = moveItem(ids, ids.indexOf(id), to);
      if (next !== ids) order.mutate([...next]);
    },
    readOnlyReason: permission.reason?.text,
    refusal: messageFor(create.error ?? update.error ?? remove.error ?? order.error),
    isPending: list.isPending || !areMessagesReady,
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
  /** Why the questions are read-only: those for all locations need access to all of them. */
  readOnlyReason: string | undefined;
  /** Why the last change was refused. */
  refusal: string | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: ApiError | null;
  refetch: QueryResult<LocatorQuestion[]>['refetch'];
}

/** What `useChangeQuestions` returns. */
interface UseChangeQuestionsResult {
  create: MutationResult<LocatorQuestion, QuestionTexts>;
  /** Asks the cache, since a second press may come before the first one is drawn. */
  isCreating: () => boolean;
  update: MutationResult<LocatorQuestion, QuestionTexts & { id: number }>;
  remove: MutationResult<void, number>;
  order: MutationResult<unknown, number[]>;
}

/** The calls that change questions of all locations (`null`) or of one; a new order shows at once. */
function useChangeQuestions(locationId: number | null): UseChangeQuestionsResult {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  const key = storeLocatorKeys.questions(client.scope, locationId);
  const write = (next: (questions: LocatorQuestion[]) => LocatorQuestion[]) =>
    queryClient.setQueryData<LocatorQuestion[]>(key, (now) => now && next(now));
  const quiet = {
    meta: { isQuiet: true },
    onError: reportElsewhere,
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeLocatorKeys.all }),
  };

  const mutationKey = [...key, 'create'];
  const create = usePinfoldMutation({
    ...quiet,
    mutationKey,
    mutationFn: ({ question, answer: text }: QuestionTexts) =>
      unwrapResponse(
        client.api.POST('/store-locator/faq/', { body: { facility: locationId, question, answer: text } }),
      ),
    onSuccess: (made) => write((now) => [...now, made]),
  });
  const update = usePinfoldMutation({
    ...quiet,
    mutationFn: ({ id, question, answer: text }: QuestionTexts & { id: number }) =>
      unwrapResponse(
        client.api.PATCH('/store-locator/faq/{id}/', {
          params: { path: { id } },
          body: { question, answer: text },
        }),
      ),
    onSuccess: (changed) => write((now) => now.map((one) => (one.id === changed.id ? changed : one))),
  });
  const remove = usePinfoldMutation({
    ...quiet,
    mutationFn: async (id: number) => {
      await client.api.DELETE('/store-locator/faq/{id}/', { params: { path: { id } } });
    },
    onSuccess: (_nothing, id) => write((now) => now.filter((one) => one.id !== id)),
  });
  const order = usePinfoldMutation({
    ...quiet,
    scope: { id: 'questions_order' },
    mutationFn: (ids: number[]) =>
      unwrapResponse(client.api.POST('/store-locator/faq/order/', { body: { facility: locationId, ids } })),
  });
  return { create, isCreating: () => queryClient.isMutating({ mutationKey }) > 0, update, remove, order };
}

/** What others have added meanwhile comes last. */
function inOrderOf(ids: readonly number[], questions: readonly LocatorQuestion[]): LocatorQuestion[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  const placeOf = ({ id }: LocatorQuestion) => places.get(id) ?? ids.length;
  return questions.toSorted((a, b) => placeOf(a) - placeOf(b));
}
