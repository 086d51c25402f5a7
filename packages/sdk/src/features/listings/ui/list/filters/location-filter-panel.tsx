'use client';
import { lazy, Suspense, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { useWasTrue } from '../../../../../state/use-was-true.ts';
import { Chip } from '../../../../../ui/display/chip.tsx';
import { PlusIcon } from '../../../../../ui/icons/action-icons.tsx';
import { useLocationListView } from '../location-list-context.ts';

const OpenLocationFilterPanel = lazy(async () => ({
  default: (await import('./open-location-filter-panel.tsx')).OpenLocationFilterPanel,
}));

/** The button that opens every filter. The form's code is fetched when it is first opened. */
export function LocationFilterPanel(): JSX.Element {
  const t = useTranslate();
  const { choices, isNarrow } = useLocationListView();
  const isWanted = useWasTrue(choices.isOpen);
  const trigger = (
    // Beside a popover the press is the popover's own.
    <Chip
      variant="dashed"
      icon={<PlusIcon size={14} />}
      onPress={() => (isNarrow || !isWanted) && choices.setOpen(true)}
    >
      {t('listings.list.filter.add')}
    </Chip>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenLocationFilterPanel trigger={trigger} />
    </Suspense>
  );
}
