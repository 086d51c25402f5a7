import type { Translate } from '../../../i18n/i18n.ts';
import type { SentPost } from '../composer/sent-post.ts';

/** Returns what became of a post that was just sent: on its way, planned or changed, and for how many locations. */
export function sentTitle({ post, isNew }: SentPost, t: Translate): string {
  const count = post.counts.total;
  if (post.status === 'repeating' && isNew) return t('post_composer.sent.repeating', { count });
  if (post.status !== 'planned' && post.status !== 'repeating') return t('post_composer.sent.now', { count });
  return t(isNew ? 'post_composer.sent.planned' : 'post_composer.sent.changed', { count });
}
