import { postTypes } from '@pinfold/contract/features/publications/local-post';
import type { Language } from '@pinfold/contract/languages';
import { Problem } from '../../../../problem.ts';
import type { Services } from '../../../../services.ts';
import type { Member } from '../../../company/member.ts';
import { requirePublicUrl } from '../../pictures/require-public-url.ts';
import type { StoredPost } from '../post-access.ts';
import { invalidPost, type JudgeContext, requireLocations, type ValidatedPost } from './validate-post.ts';

/** By whose clocks, in which language and when a member's post is judged. */
export function judgeContext(
  { now }: Pick<Services, 'now'>,
  { timezone }: Pick<Member, 'timezone'>,
  language: Language,
): JudgeContext {
  return { companyZone: timezone, language, now: now() };
}

/**
 * Refuses what cannot be sent as it is.
 * @throws Problem `post_invalid`, `locations_missing`, `location_unavailable`, `post_type_unavailable`, `public_url_needed`
 */
export function requireSendable(
  services: Services,
  post: StoredPost,
  validated: ValidatedPost,
  language: Language,
): void {
  if (post.type === postTypes.alert && !services.config.PINFOLD_ALERT_POSTS)
    throw new Problem('post_type_unavailable', { errors: [{ path: 'body.type' }] });
  requireLocations(validated, language);
  if (validated.faults.length > 0) throw invalidPost(validated.faults, language);
  if (post.upload_id !== null && post.visibility.maps) requirePublicUrl(services);
}
