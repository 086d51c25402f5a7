import type { Services } from '../../../services.ts';
import type { Classification } from './judged-review.ts';
import { classifyByModel } from './judge-by-model.ts';
import { classifyByRule } from './judge-by-rule.ts';
import type { ReviewToClassify } from './reviews-to-study.ts';
import { classificationMethod } from './study-method.ts';
import { readClassificationRules } from './study-rules.ts';

/** Says of each review how it sounds and which automatic categories it is about. Writes nothing. */
export async function classifyReviews(
  services: Pick<Services, 'config' | 'database' | 'log' | 'model'>,
  companyId: number,
  reviews: readonly ReviewToClassify[],
): Promise<Classification> {
  const rules = await readClassificationRules(services.database.queries, companyId);
  const byRule = classifyByRule(rules);
  const judged = reviews.map(byRule);
  return {
    automaticTagIds: rules.categories.map(({ id }) => id),
    reviews:
      classificationMethod(services.config) === 'model'
        ? await classifyByModel(services, rules, reviews, judged)
        : judged,
  };
}
