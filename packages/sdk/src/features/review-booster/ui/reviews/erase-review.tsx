'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { useEraseBoosterReview } from '../../reviews/answer-booster-reviews.ts';
import type { BoosterReview } from '../../reviews/booster-reviews.queries.ts';

interface EraseReviewProps {
  review: BoosterReview;
  onClose: () => void;
}

/** Confirms that the words and the contact of an answer go for good. */
export function EraseReview({ review, onClose }: EraseReviewProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const erase = useEraseBoosterReview();
  const { messageFor } = useFormRefusal();
  return (
    <RemoveDialog
      title={t('review_booster.reviews.erase_title')}
      confirmLabel={t('review_booster.reviews.erase')}
      pendingLabel={t('review_booster.reviews.erasing')}
      isPending={erase.isPending}
      refusal={messageFor(erase.error)}
      onConfirm={() => erase.mutate(review.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      {t('review_booster.reviews.erase_text', {
        name: review.facility.name,
        day: format.date(review.created_at),
      })}
    </RemoveDialog>
  );
}
