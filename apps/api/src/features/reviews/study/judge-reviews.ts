import type { Services } from '../../../services.ts';
import type { Judgement } from './judged-review.ts';
import { judgeByModel } from './judge-by-model.ts';
import { judgeByRule } from './judge-by-rule.ts';
import type { ReviewToStudy } from './reviews-to-study.ts';
import { studyMethod } from './study-method.ts';
import { readStudyRules } from './study-rules.ts';

/** Says of each review how it sounds and which automatic categories it is about. Writes nothing. */
export async function judgeReviews(
  services: Pick<Services, 'config' | 'database' | 'log' | 'model'>,
  companyId: number,
  reviews: readonly ReviewToStudy[],
): Promise<Judgement> {
  const rules = await readStudyRules(services.database.queries, companyId);
  const byRule = judgeByRule(rules);
  const judged = reviews.map(byRule);
  return {
    automaticTagIds: rules.categories.map(({ id }) => id),
    reviews:
      studyMethod(services.config) === 'model'
        ? await judgeByModel(services, rules, reviews, judged)
        : judged,
  };
}
