import { namesOnlyLocations } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { isAnswered } from '@pinfold/contract/features/reviews/reply';
import type { Schemas } from '../../client/schema.ts';
import { requireAllLocations } from '../require-all-locations.ts';
import { listAnswer, noContent, type TestAnswers } from '../test-answers.ts';
import type { TestData } from '../test-data.ts';
import { TestProblem } from '../test-problem.ts';

interface Around {
  find: (id: number) => Schemas['Review'];
  /** Promises a reply, as a person's own. */
  reply: (reviewId: number, text: string) => void;
}

type Result = Schemas['AutoRepliesResult'];

/** Automatic replies of the in-memory API. */
export function createTestAutoRepliesApi(data: TestData, { find, reply }: Around): TestAnswers {
  const checkFlag = () => {
    if (!data.company.feature_flags.includes('auto_review_reply'))
      throw new TestProblem('auto_replies_disabled');
  };
  const checkPlaces = (rule: Schemas['NewAutoReplyRule']) => {
    if (!namesOnlyLocations(rule)) requireAllLocations(data);
  };
  const decide = (ids: readonly number[], status: 'accepted' | 'rejected', text: (id: number) => string) => {
    const result: Result = { decided_ids: [], skipped: [] };
    for (const id of ids) {
      const found = data.autoReplies.replies.find((one) => one.id === id);
      if (!found) result.skipped.push({ id, reason: 'not_found' });
      else if (found.status !== 'waiting') result.skipped.push({ id, reason: 'decided' });
      else if (isAnswered(find(found.review.id))) result.skipped.push({ id, reason: 'outdated' });
      else {
        result.decided_ids.push(id);
        if (status === 'accepted') reply(found.review.id, text(id) || found.text);
        replace({
          ...found,
          status,
          text: text(id) || found.text,
          decided_at: new Date().toISOString(),
          decided_by: data.user.name,
        });
      }
    }
    return result;
  };
  const replace = (next: Schemas['AutoReply']) => {
    const { replies } = data.autoReplies;
    data.autoReplies.replies = replies.map((one) => (one.id === next.id ? next : one));
  };
  const ruleOf = (id: number) => {
    const rule = data.autoReplies.rules.find((one) => one.id === id);
    if (!rule) throw new TestProblem('not_found');
    return rule;
  };
  return {
    listAutoReplies: ({ query }) => {
      checkFlag();
      const status = query.get('status') ?? 'waiting';
      const found = data.autoReplies.replies.filter((one) => one.status === status);
      return listAnswer(
        found.map((one) => ({ ...one, review: find(one.review.id) })),
        query,
        10,
      );
    },
    acceptAutoReplies: ({ body }) => {
      checkFlag();
      const { replies } = body as Schemas['AcceptedAutoReplies'];
      const texts = new Map(replies.map(({ id, reply_comment }) => [id, reply_comment?.trim() ?? '']));
      return Response.json(
        decide([...texts.keys()], 'accepted', (id) => texts.get(id) ?? ''),
        { status: 202 },
      );
    },
    rejectAutoReplies: ({ body }) => {
      checkFlag();
      return Response.json(decide((body as Schemas['RejectedAutoReplies']).ids, 'rejected', () => ''));
    },
    listAutoReplyRules: () => {
      checkFlag();
      return Response.json({ results: data.autoReplies.rules });
    },
    createAutoReplyRule: ({ body }) => {
      checkFlag();
      const rule = body as Schemas['NewAutoReplyRule'];
      checkRule(rule);
      checkPlaces(rule);
      const id = Math.max(0, ...data.autoReplies.rules.map((one) => one.id)) + 1;
      const made = { ...rule, id, updated_at: new Date().toISOString() };
      data.autoReplies.rules = [...data.autoReplies.rules, made];
      return Response.json(made, { status: 201 });
    },
    updateAutoReplyRule: ({ id, body }) => {
      checkFlag();
      const before = ruleOf(id);
      checkPlaces(before);
      const next = { ...before, ...(body as Schemas['AutoReplyRuleChange']) };
      checkRule(next);
      checkPlaces(next);
      data.autoReplies.rules = data.autoReplies.rules.map((one) => (one.id === id ? next : one));
      return Response.json(next);
    },
    deleteAutoReplyRule: ({ id }) => {
      checkFlag();
      checkPlaces(ruleOf(id));
      data.autoReplies.rules = data.autoReplies.rules.filter((one) => one.id !== id);
      return noContent();
    },
  };
}

function checkRule({ source, reply_templates_ids }: Schemas['NewAutoReplyRule']): void {
  if (source === 'templates' && reply_templates_ids.length === 0)
    throw new TestProblem('auto_reply_rule_incomplete');
}
