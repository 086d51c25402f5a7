import { expect, test } from 'vitest';
import { changeRule, newAutoReplyRule, ruleGap } from './auto-reply-rules.ts';

test('RV-10 a new rule sends nothing by itself, and one by AI never does', () => {
  expect(newAutoReplyRule.needs_acceptance).toBe(true);
  const trusted = changeRule(newAutoReplyRule, { needs_acceptance: false, reply_templates_ids: [1] });
  expect(trusted.needs_acceptance).toBe(false);
  const byAi = changeRule(trusted, { source: 'ai' });
  expect(byAi).toMatchObject({ needs_acceptance: true, comment: true, reply_templates_ids: [] });
  expect(changeRule(byAi, { needs_acceptance: false, comment: null })).toEqual(byAi);
});

test('RV-10 a rule says what it still lacks', () => {
  expect(ruleGap(newAutoReplyRule)).toBe('name');
  const named = { ...newAutoReplyRule, name: 'Pochwały' };
  expect(ruleGap({ ...named, rating: [] })).toBe('rating');
  expect(ruleGap(named)).toBe('templates');
  expect(ruleGap({ ...named, reply_templates_ids: [3] })).toBeUndefined();
  expect(ruleGap({ ...named, source: 'ai' })).toBeUndefined();
});
