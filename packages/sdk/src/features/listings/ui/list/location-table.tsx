'use client';
import { locationSorts } from '@pinfold/contract/features/listings/location-filters';
import { useMemo, type JSX } from 'react';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { SelectShown } from '../../../../patterns/bulk-bar.tsx';
import { ScreenRows } from '../../../../patterns/screen.tsx';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { LocationItem } from '../../list/location-list-queries.ts';
import { LocationCard } from './location-card.tsx';
import { locationColumnsOf } from './location-columns-of.tsx';
import { useLocationListSlot, useLocationListView } from './location-list-context.ts';
import { LocationName } from './location-name.tsx';

/** The locations, of which only those in sight exist: a table, or cards where the room is narrow. */
export function LocationTable(): JSX.Element {
  const t = useTranslate();
  const { language, navigate } = usePinfold();
  const { list, isNarrow, getHref } = useLocationListView();
  const { selection, order } = list;
  const NameCell = useLocationListSlot('NameCell', LocationName);
  const Card = useLocationListSlot('Card', LocationCard);
  const columns = useMemo(() => {
    const countries = new Intl.DisplayNames([language], { type: 'region' });
    return [
      {
        id: 'name',
        header: t('listings.list.column.name'),
        width: 'minmax(230px, 2.2fr)',
        isRowHeader: true,
        render: (location: LocationItem) => <NameCell location={location} />,
      },
      ...locationColumnsOf(list.columns, t, (code) => countries.of(code) ?? code),
    ];
  }, [list.columns, t, language, NameCell]);
  const nameOf = ({ name, formatted_address }: LocationItem) => `${name}, ${formatted_address}`;
  const tick = (location: LocationItem, row: number, isRange: boolean) =>
    isRange ? selection.selectTo(location.id, row) : selection.toggle(location.id, row);
  return (
    <ScreenRows align="center">
      <VirtualTable
        label={t('listings.list.label')}
        columns={columns}
        rowCount={list.count ?? 0}
        rowAt={list.at}
        getKey={({ id }) => String(id)}
        waitingLabel={t('listings.list.rows_unknown')}
        onRangeChange={list.showRange}
        isSelected={({ id }) => selection.has(id)}
        onToggle={tick}
        onAction={(location) => getHref && navigate(getHref(location))}
        sort={{ columnId: order, direction: 'ascending' }}
        onSortChange={({ columnId }) =>
          list.setOrder(
            columnId === order ? 'default' : (locationSorts.find((sort) => sort === columnId) ?? 'default'),
          )
        }
        question={JSON.stringify([list.filters, order])}
        lead={{
          width: '46px',
          header: <SelectShownLocations />,
          render: (location, row) => (
            <Stack align="center">
              <CheckBox
                label={t('listings.list.select', { name: nameOf(location) })}
                isLabelHidden
                excludeFromTabOrder
                isSelected={selection.has(location.id)}
                onChange={() => tick(location, row, false)}
              />
            </Stack>
          ),
        }}
        {...(isNarrow && {
          estimatedHeight: 118,
          renderCard: (location: LocationItem, row: number) => (
            <Card
              location={location}
              isSelected={selection.has(location.id)}
              onToggle={() => tick(location, row, false)}
            />
          ),
        })}
      />
    </ScreenRows>
  );
}

/** Ticks the locations on screen; with any ticked, takes the whole selection back. */
export function SelectShownLocations(): JSX.Element {
  const t = useTranslate();
  const { selection, shown } = useLocationListView().list;
  return (
    <SelectShown
      label={t('listings.list.select_page')}
      shown={shown.map(({ id }) => id)}
      selection={selection}
    />
  );
}
