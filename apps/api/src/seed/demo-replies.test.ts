import { expect, test } from 'vitest';
import { listAutoReplyRules } from '@pinfold/contract/features/reviews/auto-replies/auto-reply-rules.endpoints';
import { listAutoReplies } from '@pinfold/contract/features/reviews/auto-replies/auto-replies.endpoints';
import { startOneLocationCompany } from '../testing/worlds/one-location-company.ts';
import { seedAutoReplies, seedReplyTemplates } from './demo-replies.ts';

test('RV-10 the demo has two rules, and three critical reviews with an answer of the model waiting', async () => {
  const cafe = await startOneLocationCompany({
    reviews: 6,
    review: (index) => ({ rating: index < 4 ? 2 : 5, comment: `Kawa zimna, a obsługa niemiła. ${index}` }),
  });
  const { services, companyId, owner: as } = cafe;
  await cafe.jobs.settle();
  await seedReplyTemplates(services, companyId);
  await seedAutoReplies(services, companyId, as.userId);
  await cafe.jobs.settle();
  const { results: rules } = await cafe.ok(listAutoReplyRules, { as });
  expect(rules.map(({ name, source, needs_acceptance }) => [name, source, needs_acceptance])).toEqual([
    ['Piątki bez słowa', 'templates', false],
    ['Krytyczne opinie', 'ai', true],
  ]);
  expect(rules[0]?.reply_templates_ids.length).toBe(2);
  const { results: waiting } = await cafe.ok(listAutoReplies, { as });
  expect(waiting.map(({ review }) => review.id).toSorted()).toEqual(cafe.ids.slice(0, 3).toSorted());
  for (const { text } of waiting) expect(text).toMatch(/przepraszamy|przykro/i);
});
