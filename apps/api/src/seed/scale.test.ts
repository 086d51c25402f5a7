import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { login } from '@pinfold/contract/features/session/login.endpoints';
import { rows } from '../database/database.ts';
import { startTestApi } from '../testing/clients/start-test-api.ts';
import { demoPassword } from './accounts.ts';
import { seedScale } from './scale.ts';

const size = { locations: 40, reviews: 1010 };

test(
  'BAS-01 the scale seed makes the sandbox’s own ids: each review can be answered there',
  { timeout: 60_000 },
  async () => {
    const config = {
      PINFOLD_SCALE_LOCATIONS: String(size.locations),
      PINFOLD_SCALE_REVIEWS: String(size.reviews),
    };
    const api = await startTestApi({ world: size, config });
    const { queries } = api.services.database;
    const indexes = () =>
      rows(queries, sql`select indexdef from pg_indexes where schemaname = 'public' order by 1`);
    const before = await indexes();
    await seedScale(api.services, () => {});
    expect(await indexes()).toEqual(before);
    const { token } = await api.ok(login, {
      body: { email: 'owner@demo.pinfold.test', password: demoPassword },
    });
    const as = { token, companyId: 1 };
    expect((await api.ok(searchReviews, { as, body: {} })).count).toBe(size.reviews);

    const contradictions = await rows(
      queries,
      sql`select r.id from reviews r where not r.is_studied or r.has_tags <> exists (
            select from tagged_reviews t where t.company_id = r.company_id and t.review_id = r.id)
            or (r.comment ~* 'kawa' and not exists (
              select from tagged_reviews t join review_tags c on c.company_id = t.company_id and c.id = t.tag_id
              where t.company_id = r.company_id and t.review_id = r.id and c.name = 'kawa' and t.phrase = 'kawa'))`,
    );
    expect(contradictions).toEqual([]);

    const google = api.services.google.as('demo-scale');
    const sample = await rows<{ id: number; google_name: string }>(
      queries,
      sql`(select id::int8 as id, google_name from reviews where company_id = 1 order by id limit 2)
        union all (select id::int8 as id, google_name from reviews where company_id = 1 order by id desc limit 2)`,
    );
    for (const { google_name } of sample)
      expect((await google.getReview(google_name)).name).toBe(google_name);

    const [waiting] = (await api.ok(searchReviews, { as, body: { reply: false, deleted: false } })).results;
    const params = { id: waiting?.id ?? 0 };
    await api.ok(replyToReview, { as, params, body: { reply_comment: 'Dziękujemy i zapraszamy!' } });
    await api.jobs.settle();
    expect(await api.ok(getReview, { as, params })).toMatchObject({ reply_status: 'published' });
  },
);
