import { sql } from 'drizzle-orm';
import type { Services } from '../../../services.ts';
import { classifyReviews } from './judge-reviews.ts';
import { reviewsToClassify } from './reviews-to-study.ts';
import { storeClassification } from './write-study.ts';

const batchSize = 1000;

/** Studies all new reviews of a company at once, for data that comes in before anybody works; no rule answers them. */
export async function classifyCompany(services: Services, companyId: number): Promise<void> {
  const { queries } = services.database;
  let after = 0;
  for (;;) {
    const reviews = await reviewsToClassify(
      queries,
      companyId,
      sql`not r.is_studied and r.id > ${after}`,
      batchSize,
    );
    const last = reviews.at(-1);
    if (!last) return;
    const classification = await classifyReviews(services, companyId, reviews);
    await queries.transaction((tx) => storeClassification(tx, companyId, classification));
    after = last.id;
  }
}
