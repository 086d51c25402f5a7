'use client';
import { lazy, Suspense, useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useWasTrue } from '../../../../state/use-was-true.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { useHistoryView } from './history-context.ts';

const OpenHistoryFilterPanel = lazy(async () => ({
  default: (await import('./open-history-filter-panel.tsx')).OpenHistoryFilterPanel,
}));

/** The button that opens every filter. The form's code is fetched when it is first opened. */
export function HistoryFilterPanel(): JSX.Element {
  const t = useTranslate();
  const { isNarrow } = useHistoryView();
  const [isOpen, setOpen] = useState(false);
  const isWanted = useWasTrue(isOpen);
  const trigger = (
    // Beside a popover the press is the popover's own.
    <Chip
      variant="dashed"
      icon={<PlusIcon size={14} />}
      onPress={() => (isNarrow || !isWanted) && setOpen(true)}
    >
      {t('external_changes.history.filters')}
    </Chip>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenHistoryFilterPanel {...{ trigger, isOpen, setOpen }} />
    </Suspense>
  );
}
