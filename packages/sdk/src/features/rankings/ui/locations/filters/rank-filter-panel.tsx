'use client';
import { lazy, Suspense, useState, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useWasTrue } from '../../../../../state/use-was-true.ts';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../../ui/icons/action-icons.tsx';
import { useRankLocationsView } from '../rank-locations-context.ts';

const OpenRankFilterPanel = lazy(async () => ({
  default: (await import('./open-rank-filter-panel.tsx')).OpenRankFilterPanel,
}));

/** The button that opens the filters. The form's code is fetched when it is first opened. */
export function RankFilterPanel({ count }: { count: number | undefined }): JSX.Element {
  const t = useTranslate();
  const { isNarrow } = useRankLocationsView();
  const [isOpen, setOpen] = useState(false);
  const isWanted = useWasTrue(isOpen);
  const trigger = (
    // Beside a popover the press is the popover's own.
    <Chip
      variant="dashed"
      icon={<PlusIcon size={14} />}
      onPress={() => (isNarrow || !isWanted) && setOpen(true)}
    >
      {t('rankings.locations.filter.add')}
    </Chip>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenRankFilterPanel {...{ trigger, isOpen, setOpen, count }} />
    </Suspense>
  );
}
