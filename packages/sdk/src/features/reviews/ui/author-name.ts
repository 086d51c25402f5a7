import type { Translate } from '../../../i18n/i18n.ts';
import type { Review } from '../review.ts';

/** Who wrote the review; the provider hides some names. */
export function authorName({ author }: Review, t: Translate): string {
  return author.is_anonymous || !author.name ? t('reviews.anonymous') : author.name;
}
