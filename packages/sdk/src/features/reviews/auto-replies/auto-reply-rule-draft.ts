import type { AutoReplyRule, NewAutoReplyRule } from './auto-reply.ts';

/** What a new rule begins with: the safest thing, which sends nothing by itself. */
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

/** A change of the form, with what follows from it: AI answers only text, and always waits for a person. */
export function changeRule(rule: NewAutoReplyRule, change: Partial<NewAutoReplyRule>): NewAutoReplyRule {
  const next = { ...rule, ...change };
  return next.source === 'ai'
    ? { ...next, comment: true, needs_acceptance: true, reply_templates_ids: [] }
    : next;
}

/** What a rule still lacks. */
export type RuleGap = 'name' | 'rating' | 'templates';

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
