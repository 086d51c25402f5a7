import { sql } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { judgeReviews } from './judge-reviews.ts';
import { reviewsToStudy } from './reviews-to-study.ts';
import { writeStudy } from './write-study.ts';

const batchSize = 1000;

/** Studies all new reviews of a company at once, for data that comes in before anybody works; no rule answers them. */
export async function studyCompany(services: Services, companyId: number): Promise<void> {
  const { queries } = services.database;
  let after = 0;
  for (;;) {
    const reviews = await reviewsToStudy(
      queries,
      companyId,
      sql`not r.is_studied and r.id > ${after}`,
      batchSize,
    );
    const last = reviews.at(-1);
    if (!last) return;
    const judgement = await judgeReviews(services, companyId, reviews);
    await queries.transaction((tx) => writeStudy(tx, companyId, judgement));
    after = last.id;
  }
}
