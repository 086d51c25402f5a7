'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { MediaStrip } from '../../../../patterns/media-strip.tsx';
import { authorName } from '../../../opinions/ui/inbox/review-labels.ts';
import { useReviewMedia } from '../../media/use-review-media.ts';
import type { Review } from '../../reviews.queries.ts';

export interface ReviewMediaStripProps {
  /** Whose photos and videos. */
  review: Review;
}

/**
 * Photos and videos of a review: four at most, the others in the lightbox. Nothing without any.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-MediaStrip
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Media: ({ review }) => <figure><ReviewMediaStrip review={review} /></figure> }} />
 * ```
 */
export function ReviewMediaStrip({ review }: ReviewMediaStripProps): JSX.Element | null {
  const t = useTranslate();
  const { files, reportLost } = useReviewMedia(review);
  const author = authorName(review, t);
  const total = files.length;
  if (total === 0) return null;
  return (
    <MediaStrip
      label={t('reviews.media.title', { author })}
      goneLabel={t('reviews.media.gone')}
      files={files.map(({ kind, label, state, thumbnail_url, video_url }, index) => ({
        kind,
        state,
        thumbnailUrl: thumbnail_url,
        videoUrl: video_url,
        label: label ?? t(`reviews.media.${kind}`, { position: index + 1, total, author }),
      }))}
      onLost={(index) => files[index] && reportLost(files[index])}
    />
  );
}
