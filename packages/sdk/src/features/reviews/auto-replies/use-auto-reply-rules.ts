import type { Schemas, ListOf } from '../../../client/schema.ts';
import { answer } from '../../../client/transport.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { autoReplyKeys } from '../../../query/query-keys.ts';
import type { QueryResult, MutationResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { autoReplyViewAccess } from './auto-reply-access.ts';
import type { AutoReplyRule, NewAutoReplyRule } from './auto-reply.ts';
import { listAutoReplyRules } from './auto-reply-queries.ts';

const noRules: readonly AutoReplyRule[] = [];

/** What `useAutoReplyRules` returns. */
export type UseAutoReplyRulesResult = QueryResult<ListOf<AutoReplyRule>> & {
  rules: readonly AutoReplyRule[];
};

/**
 * Rules of automatic replies, in the order in which they are tried.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in `error`, an ApiError with the code
 * `auto_replies_disabled` where they are switched off.
 * @example
 * ```tsx
 * const { rules } = useAutoReplyRules();
 * return <p>{rules.length}</p>;
 * ```
 */
export function useAutoReplyRules(): UseAutoReplyRulesResult {
  const { allowed } = usePermission(autoReplyViewAccess);
  const query = usePinfoldQuery({ ...listAutoReplyRules(useClient()), enabled: allowed });
  return { ...query, rules: query.data?.results ?? noRules };
}

/** What `useEditAutoReplyRules` returns. */
export interface UseEditAutoReplyRulesResult {
  create: MutationResult<AutoReplyRule, NewAutoReplyRule>;
  update: MutationResult<AutoReplyRule, { id: number; change: Schemas['AutoReplyRuleChange'] }>;
  remove: MutationResult<unknown, number>;
}

/**
 * Adds, changes and deletes rules of automatic replies.
 *
 * @throws Error outside a `PinfoldProvider`. Failures are in each one's `error`, an ApiError with the code
 * `auto_reply_rule_incomplete`, `too_many_auto_reply_rules`, `template_unknown` … Pass callbacks to `mutate`.
 * @example
 * ```tsx
 * const { update } = useEditAutoReplyRules();
 * update.mutate({ id: 3, change: { is_active: false } });
 * ```
 */
export function useEditAutoReplyRules(): UseEditAutoReplyRulesResult {
  const { client, queryClient } = usePinfold();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: autoReplyKeys.all });
  const create = usePinfoldMutation({
    mutationFn: (body: NewAutoReplyRule) => answer(client.api.POST('/reviews/auto-reply-rules/', { body })),
    onSettled,
  });
  const update = usePinfoldMutation({
    mutationFn: ({ id, change }: { id: number; change: Schemas['AutoReplyRuleChange'] }) =>
      answer(client.api.PATCH('/reviews/auto-reply-rules/{id}/', { params: { path: { id } }, body: change })),
    onSettled,
  });
  const remove = usePinfoldMutation({
    mutationFn: (id: number) =>
      client.api.DELETE('/reviews/auto-reply-rules/{id}/', { params: { path: { id } } }),
    onSettled,
  });
  return { create, update, remove };
}
