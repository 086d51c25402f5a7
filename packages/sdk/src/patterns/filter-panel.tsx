'use client';
import { lazy, Suspense, useState, type JSX } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { useWasTrue } from '../state/use-was-true.ts';
import { Button } from '../ui/actions/button.tsx';
import { Chip } from '../ui/display/chip.tsx';
import { PlusIcon } from '../ui/icons/action-icons.tsx';
import type { FilterField } from './filter-field.ts';
import { useScreen } from './screen.tsx';

const FilterPanelContent = lazy(async () => ({
  default: (await import('./filter-panel-content.tsx')).FilterPanelContent,
}));

export interface CollectionFiltersProps {
  fields: readonly FilterField[];
  /** The fields in the order of their chips, with those that have no input; each chip opens the panel. @default fields */
  chips?: readonly FilterField[] | undefined;
  /** Above the panel. @default "Filtry" */
  title?: string | undefined;
  /** On the button that closes the panel, once the number of matches is known. @default as before it is known */
  showLabel?: ((count: number) => string) | undefined;
  /** Number of matches; undefined until it is known. */
  count?: number | undefined;
  /** Whether there is anything to clear, including a search, which has no chip. */
  hasFilters: boolean;
  onClear: () => void;
}

/** A chip for each active filter, to change or remove it, and the button that opens the panel. */
export function CollectionFilters(props: CollectionFiltersProps): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <FilterChips {...props} onOpen={() => setOpen(true)} />
      <FilterPanel {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface FilterChipsProps extends CollectionFiltersProps {
  onOpen: () => void;
}

function FilterChips({ fields, chips, onClear, onOpen }: FilterChipsProps) {
  const t = useTranslate();
  const set = (chips ?? fields).filter(({ chip }) => chip !== undefined);
  return (
    <>
      {set.map(({ id, chip, input, clear }) => (
        <Chip
          key={id}
          {...((input ?? chips) && { onPress: onOpen })}
          onRemove={clear}
          removeLabel={t('common.list.remove_filter', { name: chip ?? '' })}
        >
          {chip}
        </Chip>
      ))}
      {set.length > 1 && (
        <Button size="s" variant="ghost" onPress={onClear}>
          {t('common.list.clear_filters')}
        </Button>
      )}
    </>
  );
}

interface FilterPanelProps extends CollectionFiltersProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The button that opens all filters. Their code is loaded when it is first pressed. */
function FilterPanel(props: FilterPanelProps) {
  const t = useTranslate();
  const { isNarrow } = useScreen();
  const { showLabel, count, isOpen, onOpenChange } = props;
  const isWanted = useWasTrue(isOpen);
  const trigger = (
    // In a popover, the popover's trigger handles the press.
    <Chip
      variant="dashed"
      icon={<PlusIcon size={14} />}
      onPress={() => (isNarrow || !isWanted) && onOpenChange(true)}
    >
      {t('common.list.filter')}
    </Chip>
  );
  if (!isWanted) return trigger;
  const doneLabel = count === undefined || !showLabel ? t('common.close') : showLabel(count);
  return (
    <Suspense fallback={trigger}>
      <FilterPanelContent {...props} {...{ trigger, doneLabel, isNarrow }} />
    </Suspense>
  );
}
