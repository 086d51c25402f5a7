'use client';
import { lazy, Suspense, useState, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useWasTrue } from '../../../../../state/use-was-true.ts';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../../ui/icons/action-icons.tsx';
import { useExternalChangesTableView } from '../changes-table-context.ts';

const OpenChangeFilterPanel = lazy(async () => ({
  default: (await import('./open-change-filter-panel.tsx')).OpenChangeFilterPanel,
}));

/** The button that opens every filter. The form's code is fetched when it is first opened. */
export function ChangeFilterPanel(): JSX.Element {
  const t = useTranslate();
  const { isNarrow } = useExternalChangesTableView();
  const [isOpen, setOpen] = useState(false);
  const isWanted = useWasTrue(isOpen);
  const trigger = (
    // Beside a popover the press is the popover's own.
    <Chip
      variant="dashed"
      icon={<PlusIcon size={14} />}
      onPress={() => (isNarrow || !isWanted) && setOpen(true)}
    >
      {t('external_changes.table.filter.add')}
    </Chip>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenChangeFilterPanel {...{ trigger, isOpen, setOpen }} />
    </Suspense>
  );
}
