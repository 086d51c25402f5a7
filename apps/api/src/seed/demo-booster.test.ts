import { sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { getBoosterAudit } from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import { listBoosterConsents } from '@pinfold/contract/features/review-booster/booster-consents.endpoints';
import {
  listBoosterForms,
  listBoosterLinks,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { listInvitations } from '@pinfold/contract/features/review-booster/booster-invitations.endpoints';
import {
  type BoosterReviewSearch,
  searchBoosterReviews,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { expect, test } from 'vitest';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { seedBooster } from './demo-booster.ts';

test('RV-11 the demo has an open form with answers and a closed one, and was fair to every visitor', async () => {
  const { make, ok, services } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId, { type: memberTypes.owner });
  await make.location(companyId, { name: 'Lipa na Rynku' });
  await make.location(companyId, { name: 'Lipa w Podgórzu' });
  await services.database.queries.execute(
    sql`update companies set enabled_review_booster = true where id = ${companyId}`,
  );
  await services.database.queries.execute(
    sql`update locations set new_review_url = 'https://search.google.test/writereview' where company_id = ${companyId}`,
  );
  await seedBooster(services, companyId, 1);

  const { results } = await ok(listBoosterForms, { as });
  expect(
    results.map((form) => [form.is_open, form.links_count, form.visits_count, form.answers_count]),
  ).toEqual([
    [true, 6, 96, 32],
    [false, 2, 0, 0],
  ]);
  const params = { id: results[0]?.id ?? 0 };
  const { results: links } = await ok(listBoosterLinks, { as, params });
  expect(links.filter(({ answers_count: count }) => count === 0)).toEqual([]);
  const { visits, offered, clicked, chain } = await ok(getBoosterAudit, { as });
  expect([visits, offered, clicked]).toEqual([96, 96, 9]);
  expect(chain).toMatchObject({ waiting: 0, is_intact: true });

  const find = async (body: BoosterReviewSearch) =>
    (await ok(searchBoosterReviews, { as, body, query: { page_size: '100' } })).results;
  const answers = await find({});
  const now = services.now().getTime();
  const daysAgo = answers.map(({ created_at: at }) => (now - Date.parse(at)) / 86_400_000);
  expect(Math.max(...daysAgo)).toBeGreaterThan(80);
  expect(Math.max(...daysAgo)).toBeLessThan(90);
  expect(answers.filter(({ is_verified: isVerified }) => !isVerified)).toHaveLength(3);
  expect(answers.filter(({ note }) => note)).toHaveLength(3);
  expect(await find({ has_contact: true })).toHaveLength(5);
  expect(answers.filter(({ reply_status: status }) => status === 'published')).toHaveLength(2);
  expect(new Set(answers.map(({ channel }) => channel))).toEqual(new Set(['qr', 'link', 'email']));
  expect(new Set(answers.map(({ sentiment }) => sentiment)).size).toBeGreaterThan(2);
  const { counts } = await ok(listInvitations, { as, params });
  expect(counts).toMatchObject({ sent: 7, answered: 2, unsubscribed: 1, queued: 6 });
  const { results: consents } = await ok(listBoosterConsents, { as, params });
  expect(consents.map(({ version, language }) => [version, language])).toEqual([
    [1, 'en'],
    [1, 'pl'],
  ]);
});
