import { unwrapResponse } from '../../../client/transport.ts';
import type { Schemas } from '../../../client/schema.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import { boosterKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { type BoosterForm, listBoosterForms } from '../booster.queries.ts';

/**
 * The forms of the company, the newest first. The company needs the Review Booster.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError; without the permission `view_rb_forms`
 * that is `permission_denied`, without the Review Booster `booster_disabled`.
 * @example
 * ```tsx
 * const { data: forms = [] } = useBoosterForms();
 * return forms.map(({ id, name }) => <li key={id}>{name}</li>);
 * ```
 */
export function useBoosterForms({ enabled = true }: { enabled?: boolean } = {}): QueryResult<BoosterForm[]> {
  return usePinfoldQuery({
    ...listBoosterForms(useClient()),
    enabled,
    select: ({ results }) => results,
  });
}

/** A new form, or changes of the one with an `id`. */
export type BoosterFormSave =
  | (Schemas['NewBoosterForm'] & { id?: undefined })
  | (Schemas['BoosterFormChange'] & { id: number });

/**
 * Makes a form, or changes one. Its links and codes in print stay good.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code `facility_unknown` or
 * `too_many_booster_forms` among others, left to the form.
 * @example
 * ```tsx
 * const save = useSaveBoosterForm();
 * save.mutate({ id: 12, is_open: false });
 * ```
 */
export function useSaveBoosterForm(): MutationResult<BoosterForm, BoosterFormSave> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (form: BoosterFormSave) => {
      if (form.id === undefined) {
        const { id: _none, ...body } = form;
        return unwrapResponse(client.api.POST('/review-booster/forms/', { body }));
      }
      const { id, ...body } = form;
      return unwrapResponse(
        client.api.PATCH('/review-booster/forms/{id}/', { params: { path: { id } }, body }),
      );
    },
    onSettled: useRefreshBooster(),
  });
}

/**
 * Deletes a form with its links and answers; the audit keeps its counts.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError, left to the dialog.
 * @example
 * ```tsx
 * const remove = useDeleteBoosterForm();
 * remove.mutate(12);
 * ```
 */
export function useDeleteBoosterForm(): MutationResult<unknown, number> {
  const { client } = usePinfold();
  return useFormMutation({
    mutationFn: (id: number) =>
      client.api.DELETE('/review-booster/forms/{id}/', { params: { path: { id } } }),
    onSettled: useRefreshBooster(),
  });
}

/** Returns a function after which forms, links and the audit are read again. */
export function useRefreshBooster(): () => Promise<void> {
  const { queryClient } = usePinfold();
  return () => queryClient.invalidateQueries({ queryKey: boosterKeys.all });
}
