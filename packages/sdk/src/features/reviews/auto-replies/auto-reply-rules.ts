import type { ListOf, Schemas } from '../../../client/schema.ts';
import { unwrapResponse } from '../../../client/transport.ts';
import { usePermission } from '../../../permissions/use-permission.ts';
import { useClient, usePinfold } from '../../../provider/use-pinfold.ts';
import { autoReplyKeys } from '../../../query/query-keys.ts';
import type { MutationResult, QueryResult } from '../../../query/results.ts';
import { usePinfoldMutation, usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import {
  type AutoReplyRule,
  autoReplyViewAccess,
  listAutoReplyRules,
  type NewAutoReplyRule,
} from './auto-replies.ts';

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
    mutationFn: (body: NewAutoReplyRule) =>
      unwrapResponse(client.api.POST('/reviews/auto-reply-rules/', { body })),
    onSettled,
  });
  const update = usePinfoldMutation({
    mutationFn: ({ id, change }: { id: number; change: Schemas['AutoReplyRuleChange'] }) =>
      unwrapResponse(
        client.api.PATCH('/reviews/auto-reply-rules/{id}/', { params: { path: { id } }, body: change }),
      ),
    onSettled,
  });
  const remove = usePinfoldMutation({
    mutationFn: (id: number) =>
      client.api.DELETE('/reviews/auto-reply-rules/{id}/', { params: { path: { id } } }),
    onSettled,
  });
  return { create, update, remove };
}

/** Defaults of a new rule, which sends nothing without acceptance. */
export const newAutoReplyRule: NewAutoReplyRule = {
  name: '',
  is_active: true,
  rating: [5],
  comment: null,
  gmb_address_ids: [],
  groups: [],
  source: 'templates',
  reply_templates_ids: [],
  needs_acceptance: true,
  delay_minutes: 60,
};

/** A rule as its form begins. */
export function draftOfRule({ id: _id, updated_at: _updated, ...rule }: AutoReplyRule): NewAutoReplyRule {
  return rule;
}

/**
 * Returns the changed rule. With AI as the source it applies only to reviews with text, and replies need acceptance.
 */
export function changeRule(rule: NewAutoReplyRule, change: Partial<NewAutoReplyRule>): NewAutoReplyRule {
  const next = { ...rule, ...change };
  return next.source === 'ai'
    ? { ...next, comment: true, needs_acceptance: true, reply_templates_ids: [] }
    : next;
}

/** What a rule still lacks. */
type RuleGap = 'name' | 'rating' | 'templates';

/** What a rule lacks before it can be saved; undefined when it is whole. */
export function ruleGap({
  name,
  rating,
  source,
  reply_templates_ids,
}: NewAutoReplyRule): RuleGap | undefined {
  if (name.trim() === '') return 'name';
  if (rating.length === 0) return 'rating';
  return source === 'templates' && reply_templates_ids.length === 0 ? 'templates' : undefined;
}
