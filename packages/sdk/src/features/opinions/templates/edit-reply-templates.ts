import { unwrapResponse } from '../../../client/transport.ts';
import { usePinfold } from '../../../provider/use-pinfold.ts';
import { replyTemplateKeys } from '../../../query/query-keys.ts';
import type { MutationResult } from '../../../query/results.ts';
import { useFormMutation } from '../../../query/form-refusal.ts';
import type { ReplyCategory, ReplyTemplate } from './reply-templates.ts';

/** Fields of a template to save. */
export interface ReplyTemplateVariables {
  /** Left out, a new one is created. */
  id?: number | undefined;
  /** Of a new one; a template stays in its category. */
  category: number;
  /** 1 to 4096 bytes of UTF-8, with words of its own besides variables. */
  text: string;
}

/** What `useEditReplyTemplate` returns. */
export interface UseEditReplyTemplateResult {
  save: MutationResult<ReplyTemplate, ReplyTemplateVariables>;
  remove: MutationResult<void, number>;
}

/**
 * Writes, changes and deletes reply templates.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in the `error` of each, an ApiError with the code
 * `template_variable_unknown`, `reply_category_unknown`, `too_many_templates` or, when deleting, `template_in_use`.
 * @example
 * ```tsx
 * const template = useEditReplyTemplate();
 * template.save.mutate({ category: 1, text: 'Dziękujemy, {name}!' });
 * ```
 */
export function useEditReplyTemplate(): UseEditReplyTemplateResult {
  const { client } = usePinfold();
  const onSettled = useRefetchTemplates();
  const save = useFormMutation({
    onSettled,
    mutationFn: ({ id, category, text }: ReplyTemplateVariables) =>
      unwrapResponse(
        id === undefined
          ? client.api.POST('/reviews/templates/', { body: { category, text: text.trim() } })
          : client.api.PATCH('/reviews/templates/{id}/', {
              params: { path: { id } },
              body: { text: text.trim() },
            }),
      ),
  });
  const remove = useFormMutation({
    onSettled,
    mutationFn: async (id: number) => {
      await client.api.DELETE('/reviews/templates/{id}/', { params: { path: { id } } });
    },
  });
  return { save, remove };
}

/** Fields of a category of reply templates to save. */
export interface ReplyCategoryVariables {
  /** Left out, a new one is created. */
  id?: number | undefined;
  /** 1 to 60 characters. */
  name: string;
}

/** What `useEditReplyCategory` returns. */
export interface UseEditReplyCategoryResult {
  save: MutationResult<ReplyCategory, ReplyCategoryVariables>;
  remove: MutationResult<void, number>;
}

/**
 * Adds, renames and deletes categories of reply templates. Deleting one deletes its templates.
 *
 * @throws Error outside a `PinfoldProvider`. A refusal is in the `error` of each, an ApiError with the code
 * `reply_category_exists`, `too_many_templates` or, when deleting, `template_in_use`.
 * @example
 * ```tsx
 * const category = useEditReplyCategory();
 * category.save.mutate({ name: 'Podziękowania' });
 * ```
 */
export function useEditReplyCategory(): UseEditReplyCategoryResult {
  const { client } = usePinfold();
  const onSettled = useRefetchTemplates();
  const save = useFormMutation({
    onSettled,
    mutationFn: ({ id, name }: ReplyCategoryVariables) => {
      const body = { name: name.trim() };
      return unwrapResponse(
        id === undefined
          ? client.api.POST('/reviews/reply-categories/', { body })
          : client.api.PATCH('/reviews/reply-categories/{id}/', { params: { path: { id } }, body }),
      );
    },
  });
  const remove = useFormMutation({
    onSettled,
    mutationFn: async (id: number) => {
      await client.api.DELETE('/reviews/reply-categories/{id}/', { params: { path: { id } } });
    },
  });
  return { save, remove };
}

function useRefetchTemplates(): () => Promise<void> {
  const { queryClient } = usePinfold();
  return () => queryClient.invalidateQueries({ queryKey: replyTemplateKeys.all });
}
