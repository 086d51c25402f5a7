import type { Translate } from '../../../../i18n/i18n.ts';
import type { InboxOpinion } from '../../inbox/inbox-opinion.ts';
import type { BulkReplyOutcome } from '../../inbox/use-bulk-reply.ts';

/** Returns the author's name, or the address where there is no other; the provider hides some. */
export function authorName({ author, contact }: InboxOpinion, t: Translate): string {
  return (author?.is_anonymous ? '' : (author?.name ?? contact)) || t('reviews.anonymous');
}

/** "27 already replied, skipped", one part a reason. */
export function skippedMessage(skipped: BulkReplyOutcome['skipped'], t: Translate): string {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons
    .map((reason) => {
      const count = skipped.filter((one) => one.reason === reason).length;
      return t(`reviews.bulk.skipped.${reason}`, { count });
    })
    .join(', ');
}
