'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { RemoveDialog } from '../../../../patterns/remove-dialog.tsx';
import { useFormRefusal } from '../../../company/form-refusal.ts';
import type { ReviewCategory } from '../../categories/review-category.ts';
import { useDeleteReviewCategory } from '../../categories/use-delete-review-category.ts';

interface RemoveCategoryProps {
  category: ReviewCategory;
  onClose: () => void;
}

/** Asks before a category goes, and says what goes with it. */
export function RemoveCategory({
  category: { id, name, reviews_count },
  onClose,
}: RemoveCategoryProps): JSX.Element {
  const t = useTranslate();
  const remove = useDeleteReviewCategory();
  const { wordsFor } = useFormRefusal();
  const refusal = wordsFor(remove.error);
  return (
    <RemoveDialog
      title={t('review_categories.delete_title', { name })}
      confirmLabel={t('review_categories.delete_confirm')}
      onClose={onClose}
      refusal={refusal}
      onConfirm={() => !remove.isPending && remove.mutate(id, { onSuccess: onClose })}
      isPending={remove.isPending}
      pendingLabel={t('review_categories.deleting')}
    >
      {t('review_categories.delete_text', { count: reviews_count })}
    </RemoveDialog>
  );
}
