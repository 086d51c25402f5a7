import { decideAccess } from '@pinfold/contract/access/decide-access';
import {
  boosterReviewsAccess,
  type BoosterReviewSearch,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { Problem } from '../../../problem.ts';
import type { Member } from '../../company/member.ts';

/**
 * Refuses filters over what customers and team wrote to whoever may not see answers: counts would tell it word by word.
 * @throws Problem `permission_denied`
 */
export function requireCountable(
  member: Member,
  { q, has_contact: hasContact, has_note: hasNote }: BoosterReviewSearch,
): void {
  const isOverTexts = Boolean(q) || typeof hasContact === 'boolean' || typeof hasNote === 'boolean';
  const refusal = isOverTexts ? decideAccess(boosterReviewsAccess, member) : undefined;
  if (refusal) throw new Problem(refusal);
}
