'use client';
import { lazy, Suspense, useState, type JSX } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { SortIcon } from '../../../../ui/icons/action-icons.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { useOpinionInboxView, useInboxTranslate } from './inbox-view-context.ts';

const ReviewSortMenu = lazy(async () => ({
  default: (await import('./review-sort-menu.tsx')).ReviewSortMenu,
}));

/** What comes first, and which date counts. The menu's code is fetched when it is first opened. */
export function ReviewSort(): JSX.Element {
  const t = useInboxTranslate();
  const { inbox, isNarrow } = useOpinionInboxView();
  const [isWanted, setWanted] = useState(false);
  const name = t(`reviews.order.${inbox.order}`);
  const label = `${t('reviews.order.label')}: ${name}`;

  const button = (behaviour: { onPress?: () => void } = {}) =>
    isNarrow ? (
      <IconButton icon={<SortIcon />} label={label} hasTooltip={false} aria-haspopup="menu" {...behaviour} />
    ) : (
      <Button variant="ghost" size="s" aria-label={label} aria-haspopup="menu" {...behaviour}>
        {name} <ChevronDownIcon size={15} />
      </Button>
    );
  if (!isWanted) return button({ onPress: () => setWanted(true) });
  return (
    <Suspense fallback={button()}>
      <ReviewSortMenu trigger={button()} />
    </Suspense>
  );
}
