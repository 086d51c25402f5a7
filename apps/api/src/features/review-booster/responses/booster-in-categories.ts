import { sql } from 'drizzle-orm';
import { opinionsInCategories } from '../../opinions/categories/opinions-in-categories.ts';
import { enqueueResponseClassification } from './classify-responses.job.ts';

/** What becomes of answers to forms when the company's list of categories changes. */
export const boosterInCategories = opinionsInCategories({
  reviews: sql`booster_responses`,
  tagged: sql`tagged_booster_responses`,
  topic: 'booster',
  async readAgain(services, tx, { companyId }) {
    // A company has few of them next to its reviews: one statement marks all.
    await tx.execute(
      sql`update booster_responses set is_studied = false where company_id = ${companyId} and is_studied`,
    );
    await enqueueResponseClassification(services, tx, companyId);
  },
});
