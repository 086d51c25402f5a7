import type * as z from 'zod';
import { listAutoReplies } from '@pinfold/contract/features/reviews/auto-replies/auto-replies.endpoints';
import type { AutoReplyStatus } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { createAutoReplyRule } from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import {
  createReplyCategory,
  createReplyTemplate,
} from '@pinfold/contract/features/opinions/templates/reply-templates.endpoints';
import { type OneLocationOptions, startOneLocationCompany } from './one-location-company.ts';

type NewRule = z.input<typeof createAutoReplyRule.body>;

/** A location with two reply templates, where the test writes reviews. */
export async function startAutoReplies(options: OneLocationOptions = {}) {
  const world = await startOneLocationCompany({ reviews: 1, ...options });
  const { owner } = world;
  const category = await world.ok(createReplyCategory, { as: owner, body: { name: 'Podziękowania' } });
  const templateOf = async (text: string) =>
    (await world.ok(createReplyTemplate, { as: owner, body: { category: category.id, text } })).id;
  const templateIds = [await templateOf('{name}, dziękujemy!'), await templateOf('Do zobaczenia w {city}!')];
  const newest = async () => {
    const body = { order_by: '-created_at' } as const;
    return (await world.ok(searchReviews, { as: owner, body })).results[0]?.id ?? 0;
  };
  return {
    ...world,
    templateIds,
    templateOf,
    ruleOf: (rule: Partial<NewRule> = {}): NewRule => ({
      name: 'Piątki',
      is_active: true,
      rating: [5],
      comment: null,
      gmb_address_ids: [],
      groups: [],
      source: 'templates',
      reply_templates_ids: templateIds,
      needs_acceptance: true,
      delay_minutes: 0,
      ...rule,
    }),
    async rule(rule: Partial<NewRule> = {}) {
      return world.ok(createAutoReplyRule, { as: owner, body: this.ruleOf(rule) });
    },
    /** Writes a review at Google and syncs it. Returns its id here and its name there. */
    async write({
      rating = 5,
      comment = 'Bardzo dobra kawa, polecam!' as string | null,
      author = 'Ewa',
    } = {}) {
      const given = { location: 'rynek', author, rating, ...(comment !== null && { comment }) };
      const review = await world.script<{ name: string }>('POST', '/reviews', given);
      const name = review.name.split('/').at(-1) ?? '';
      await world.sync(name);
      return { id: await newest(), name };
    },
    newest,
    list: async (status: AutoReplyStatus = 'waiting', as = owner) =>
      (await world.ok(listAutoReplies, { as, query: { status } })).results,
    read: (id: number) => world.ok(getReview, { as: owner, params: { id } }),
    /** What Google has of a review's reply, by the review's name there. */
    async atGoogle(name: string) {
      const { replies } = await world.script<{
        replies: { review: string; writes: number; reply: { comment: string } | null }[];
      }>('GET', '/replies');
      return replies.find(({ review }) => review === name);
    },
  };
}
