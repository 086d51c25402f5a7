import type { Schemas } from '../../client/schema.ts';

/** Automatic replies that the in-memory API holds. */
export interface TestAutoReplies {
  replies: Schemas['AutoReply'][];
  rules: Schemas['AutoReplyRule'][];
}

/** One rule as the API would give it; name only what matters. */
export function testAutoReplyRule(
  change: Partial<Schemas['AutoReplyRule']> & { id: number },
): Schemas['AutoReplyRule'] {
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

/** Two rules, and three replies that wait for a person. */
export function testAutoReplies(reviews: readonly Schemas['Review'][]): TestAutoReplies {
  const waiting = reviews.filter(({ reply_status, comment }) => reply_status === 'none' && comment !== null);
  return {
    rules: [
      testAutoReplyRule({ id: 1 }),
      testAutoReplyRule({
        id: 2,
        name: 'Pochwały z treścią',
        rating: [4, 5],
        comment: true,
        source: 'ai',
        reply_templates_ids: [],
        needs_acceptance: true,
        delay_minutes: 0,
      }),
    ],
    replies: waiting.slice(0, 3).map((review, row) => ({
      id: row + 1,
      review,
      text: `Dzień dobry, dziękujemy za opinię i do zobaczenia w lokalu ${review.location.name}!`,
      source: 'ai',
      rule: 'Pochwały z treścią',
      status: 'waiting',
      created_at: review.created_at,
      decided_at: null,
      decided_by: '',
    })),
  };
}
