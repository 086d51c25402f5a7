import { postHas } from '@pinfold/contract/features/publications/local-post';
import { hasDateVariables } from '@pinfold/contract/features/publications/post-text';
import {
  type CarrierReason,
  recurrenceCarrier,
  type RecurrenceCarrier,
} from '@pinfold/contract/features/publications/recurrence';
import type { Config } from '../../../../config.ts';
import type { WrittenPost } from '../accept/validate-post.ts';

/** Who repeats a post in this installation, and where it is Pinfold, why. */
export function carrierOf(
  post: WrittenPost,
  config: Pick<Config, 'GOOGLE_POST_RECURRENCE' | 'GOOGLE_BASE_URL'>,
): { carrier: RecurrenceCarrier; reason: CarrierReason | null } {
  const title = postHas(post.type, 'title') ? post.title : '';
  return recurrenceCarrier({
    post,
    hasDateVariables: hasDateVariables({ title, summary: post.summary }),
    isGoogleOn: isGoogleOn(config),
  });
}

/** What Google does not document is known of the sandbox alone. */
function isGoogleOn(config: Pick<Config, 'GOOGLE_POST_RECURRENCE' | 'GOOGLE_BASE_URL'>): boolean {
  if (config.GOOGLE_POST_RECURRENCE !== 'auto') return config.GOOGLE_POST_RECURRENCE === 'on';
  return config.GOOGLE_BASE_URL === undefined;
}
