'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import type { ReviewCategoryForm } from '../../categories/use-review-category-form.ts';

/** Whether reviews join the category by themselves, or why they cannot. */
export function AutomaticSwitch({ form }: { form: ReviewCategoryForm }): JSX.Element {
  const t = useTranslate();
  const { isAutomatic, setAutomatic, automatic, phrases } = form;
  const limit =
    automatic.isLimitReached && automatic.limit
      ? t('review_categories.limit_reached', { count: automatic.limit.max })
      : undefined;
  const isIdle = isAutomatic && phrases.length === 0;
  const hint = t(isIdle ? 'review_categories.form.phrases_needed' : 'review_categories.form.automatic_hint');
  return (
    <CheckBox
      label={t('review_categories.form.automatic')}
      isSelected={isAutomatic}
      isDisabled={!automatic.isAllowed && !isAutomatic}
      onChange={setAutomatic}
      description={automatic.reason?.text ?? limit ?? hint}
    />
  );
}
