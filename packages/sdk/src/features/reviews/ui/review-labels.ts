import type { Translate } from '../../../i18n/i18n.ts';
import type { Review } from '../reviews.queries.ts';
import type { BulkReplyOutcome } from '../../opinions/inbox/use-bulk-reply.ts';

/** Returns the author's name; the provider hides some. */
export function authorName({ author }: Review, t: Translate): string {
  return author.is_anonymous || !author.name ? t('reviews.anonymous') : author.name;
}

/** Where the reviewed location is; some addresses already end with the town. */
export function placeOf({ location: { name, address, city } }: Review): string {
  const words = address || name;
  return city && !words.includes(city) ? `${words}, ${city}` : words;
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
