import type { Services } from '../../services.ts';
import { requireFlag } from '../company/company-flags.ts';
import type { Member } from '../company/member.ts';

/** @throws Problem `feature_disabled` */
export function requireAppReviews(services: Services, member: Member): Promise<void> {
  return requireFlag(services, services.database.queries, member, 'app_reviews');
}
