import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { storeLocatorKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation } from '../../../query/use-pinfold-query.ts';
import { useFormRefusal } from '../../company/form-refusal.ts';
import type { LocatorQuestion, QuestionTexts } from './use-locator-questions.ts';

/** What `useChangeQuestions` returns. */
export interface UseChangeQuestionsResult {
  create: MutationResult<LocatorQuestion, QuestionTexts>;
  update: MutationResult<LocatorQuestion, QuestionTexts & { id: number }>;
  remove: MutationResult<void, number>;
  order: MutationResult<unknown, number[]>;
}

/** The calls that change questions of all locations (`null`) or of one; a new order shows at once. */
export function useChangeQuestions(facility: number | null): UseChangeQuestionsResult {
  const { client, queryClient } = usePinfold();
  const { reportElsewhere } = useFormRefusal();
  const key = storeLocatorKeys.questions(client.scope, facility);
  const write = (next: (questions: LocatorQuestion[]) => LocatorQuestion[]) =>
    queryClient.setQueryData<LocatorQuestion[]>(key, (now) => now && next(now));
  const quiet = {
    meta: { isQuiet: true },
    onError: reportElsewhere,
    onSettled: () => queryClient.invalidateQueries({ queryKey: storeLocatorKeys.all }),
  };

  const create = usePinfoldMutation({
    ...quiet,
    mutationFn: ({ question, answer: text }: QuestionTexts) =>
      unwrapResponse(client.api.POST('/store-locator/faq/', { body: { facility, question, answer: text } })),
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
  const order = usePinfoldMutation<unknown, number[], { before: LocatorQuestion[] | undefined }>({
    meta: quiet.meta,
    scope: { id: 'questions_order' },
    onSettled: quiet.onSettled,
    mutationFn: (ids) =>
      unwrapResponse(client.api.POST('/store-locator/faq/order/', { body: { facility, ids } })),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<LocatorQuestion[]>(key);
      write((now) => now.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)));
      return { before };
    },
    onError: (error, _ids, undo) => {
      queryClient.setQueryData(key, undo?.before);
      reportElsewhere(error);
    },
  });
  return { create, update, remove, order };
}
