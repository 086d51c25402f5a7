import { decideAccess } from '@pinfold/contract/access/decide-access';
import { boosterReviewsAccess } from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';
import { requireBooster } from '../require-booster.ts';

/**
 * Requires the booster, and the permission to see answers: whoever changes one is shown it, with its contact.
 * @throws Problem `booster_disabled`, `permission_denied`
 */
export async function requireAnswers(queries: Queryable, member: Member): Promise<void> {
  const refusal = decideAccess(boosterReviewsAccess, member);
  if (refusal) throw new Problem(refusal);
  await requireBooster(queries, member);
}
