import { sql } from 'drizzle-orm';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { getBoosterAudit } from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import {
  listBoosterForms,
  listBoosterLinks,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
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
    [true, 2, 36, 12],
    [false, 2, 0, 0],
  ]);
  const { results: links } = await ok(listBoosterLinks, { as, params: { id: results[0]?.id ?? 0 } });
  expect(links.map(({ visits_count, answers_count }) => [visits_count, answers_count])).toEqual([
    [18, 6],
    [18, 6],
  ]);
  const { visits, offered, clicked } = await ok(getBoosterAudit, { as });
  expect([visits, offered, clicked]).toEqual([36, 36, 5]);
});
