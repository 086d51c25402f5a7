import { namesOnlyLocations } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { isAnswered } from '@pinfold/contract/features/opinions/reply';
import type { Schemas } from '../../client/schema.ts';
import { requireAllLocations } from '../access.ts';
import { TestProblem, type TestAnswers } from '../answers.ts';
import { collection, now, pageOf } from '../collection.ts';
import type { TestData } from '../test-data.ts';
import type { TestReviews } from './reviews.ts';

type Rule = Schemas['AutoReplyRule'];

/** Automatic replies that the in-memory API holds. */
export interface TestAutoReplies {
  replies: Schemas['AutoReply'][];
  rules: Rule[];
}

/** Returns a rule in the shape of the API, with your values. */
export function testAutoReplyRule(change: Partial<Rule> & { id: number }): Rule {
  return {
    name: 'Pięć gwiazdek bez słów',
    is_active: true,
    rating: [5],
    comment: false,
    gmb_address_ids: [],
    groups: [],
    source: 'templates',
    reply_templates_ids: [1],
    needs_acceptance: false,
    delay_minutes: 60,
    updated_at: '2026-11-02T08:00:00.000Z',
    ...change,
  };
}

/** Returns two rules and three replies that wait for approval. */
export function testAutoReplies(
  reviews: readonly Schemas['Review'][],
  own: Partial<TestAutoReplies> = {},
): TestAutoReplies {
  const praise = testAutoReplyRule({
    id: 2,
    name: 'Pochwały z treścią',
    rating: [4, 5],
    comment: true,
    source: 'ai',
    reply_templates_ids: [],
    needs_acceptance: true,
    delay_minutes: 0,
  });
  const waiting = reviews.filter(({ reply_status, comment }) => reply_status === 'none' && comment !== null);
  const replies = waiting.slice(0, 3).map((review, row) => ({
    id: row + 1,
    review,
    text: `Dzień dobry, dziękujemy za opinię i do zobaczenia w lokalu ${review.location.name}!`,
    source: 'ai' as const,
    rule: praise.name,
    status: 'waiting' as const,
    created_at: review.created_at,
    decided_at: null,
    decided_by: '',
  }));
  return {
    rules: [...(own.rules ?? [testAutoReplyRule({ id: 1 }), praise])],
    replies: [...(own.replies ?? replies)],
  };
}

/** Automatic replies of the in-memory API. */
export function autoReplyAnswers(data: TestData, reviews: Pick<TestReviews, 'find' | 'reply'>): TestAnswers {
  const replies = collection(() => data.autoReplies.replies);
  const rules = collection(() => data.autoReplies.rules);
  const requireFlag = () => {
    if (!data.company.feature_flags.includes('auto_review_reply'))
      throw new TestProblem('auto_replies_disabled');
  };
  const requireLocations = (rule: Schemas['NewAutoReplyRule']) => {
    if (!namesOnlyLocations(rule)) requireAllLocations(data);
  };
  const saveRule = (rule: Rule) => {
    if (rule.source === 'templates' && rule.reply_templates_ids.length === 0)
      throw new TestProblem('auto_reply_rule_incomplete');
    requireLocations(rule);
    return rules.has(rule.id) ? rules.put(rule) : rules.append(rule);
  };
  const decide = (
    ids: readonly number[],
    status: 'accepted' | 'rejected',
    texts = new Map<number, string>(),
  ) => {
    const result: Schemas['AutoRepliesResult'] = { decided_ids: [], skipped: [] };
    for (const id of ids) {
      const reason = skipReason(id);
      if (reason) {
        result.skipped.push({ id, reason });
        continue;
      }
      const { review, text: draft } = replies.find(id);
      const text = texts.get(id) || draft;
      if (status === 'accepted') reviews.reply(review.id, text);
      replies.patch(id, { status, text, decided_at: now(), decided_by: data.user.name });
      result.decided_ids.push(id);
    }
    return result;
  };
  const skipReason = (id: number) => {
    if (!replies.has(id)) return 'not_found';
    const { status, review } = replies.find(id);
    if (status !== 'waiting') return 'decided';
    return isAnswered(reviews.find(review.id)) ? 'outdated' : undefined;
  };
  return {
    listAutoReplies: ({ query }) => {
      requireFlag();
      const status = query.get('status') ?? 'waiting';
      const found = data.autoReplies.replies.filter((one) => one.status === status);
      return pageOf(
        found.map((one) => ({ ...one, review: reviews.find(one.review.id) })),
        query,
        10,
      );
    },
    acceptAutoReplies: ({ body }) => {
      requireFlag();
      const texts = new Map(body.replies.map(({ id, reply_comment }) => [id, reply_comment?.trim() ?? '']));
      return decide([...texts.keys()], 'accepted', texts);
    },
    rejectAutoReplies: ({ body }) => {
      requireFlag();
      return decide(body.ids, 'rejected');
    },
    listAutoReplyRules: () => {
      requireFlag();
      return { results: data.autoReplies.rules };
    },
    createAutoReplyRule: ({ body }) => {
      requireFlag();
      return saveRule({ ...body, id: rules.nextId(), updated_at: now() });
    },
    updateAutoReplyRule: ({ id, body }) => {
      requireFlag();
      requireLocations(rules.find(id));
      return saveRule({ ...rules.find(id), ...body });
    },
    deleteAutoReplyRule: ({ id }) => {
      requireFlag();
      requireLocations(rules.find(id));
      rules.remove(id);
    },
  };
}
