'use client';
import { lazy, Suspense, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { useFilterView } from './filter-view-context.ts';
import { useWasTrue } from '../../../../state/use-was-true.ts';

const OpenReviewFilterPanel = lazy(async () => ({
  default: (await import('./review-filter-form.tsx')).OpenReviewFilterPanel,
}));

/**
 * The button that opens every filter. The form's code is fetched when it is first opened.
 *
 * @throws Error outside a `ReviewsInboxView`.
 * @example
 * ```tsx
 * <ReviewsInbox slots={{ Detail: ({ review }) => <><ReviewFilterPanel /><ReviewDetail review={review} /></> }} />
 * ```
 */
export function ReviewFilterPanel(): JSX.Element {
  const t = useTranslate();
  const { choices, isNarrow } = useFilterView();
  const isWanted = useWasTrue(choices.isOpen);
  const trigger = (
    // Beside a popover the press is the popover's own.
    <Chip
      variant="dashed"
      icon={<PlusIcon size={14} />}
      onPress={() => (isNarrow || !isWanted) && choices.setOpen(true)}
    >
      {t('reviews.filter.add')}
    </Chip>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenReviewFilterPanel trigger={trigger} />
    </Suspense>
  );
}
