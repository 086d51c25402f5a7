'use client';
import { type JSX, useState } from 'react';
import { locationSorts } from '@pinfold/contract/features/listings/location-filters';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { BulkBar } from '../../../../patterns/bulk-bar.tsx';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { CollectionFilters } from '../../../../patterns/filter-panel.tsx';
import { lazyDialog } from '../../../../patterns/lazy-dialog.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { Screen, ScreenBody, useScreenLayout } from '../../../../patterns/screen.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { PinIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset, Stack } from '../../../../ui/layout/stack.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
import { type LocationListState } from '../../list/use-location-list.ts';
import { defaultLocationColumns, locationColumns } from '../../list/location-columns.ts';
import { maxSelectedLocations } from '../../list/location-list.queries.ts';
import { useLocationFilterFields } from './location-filter-fields.ts';
import {
  LocationListContext,
  type LocationListAppearance,
  useLocationListView,
} from './location-list-context.ts';
import { LocationTable, SelectShownLocations } from './location-table.tsx';

const AddToGroupDialog = lazyDialog(async () => (await import('./add-to-group-dialog.tsx')).AddToGroupDialog);

export interface LocationListViewProps extends LocationListAppearance {
  /** From `useLocationList`. */
  list: LocationListState;
}

/**
 * The viewProps of the list of locations: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const list = useLocationList();
 * return <Surface isFullHeight><LocationListView list={list} /></Surface>;
 * ```
 */
export function LocationListView({ list, ...viewProps }: LocationListViewProps): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { isNarrow } = layout;
  const { count, filters, hasFilters, changeFilters, clearFilters } = list;
  const fields = useLocationFilterFields(list);
  const hasRows = (count ?? 0) > 0;
  return (
    <LocationListContext.Provider value={{ list, isNarrow, ...viewProps }}>
      <Screen part="LocationList" layout={layout}>
        <CollectionHeader
          title={viewProps.title ?? t('listings.list.title')}
          headingLevel={viewProps.headingLevel}
          summary={
            count === undefined
              ? '\u00a0'
              : t(hasFilters ? 'listings.list.matching' : 'listings.list.count', { count })
          }
          isSummaryLive
          actions={viewProps.headerActions}
          search={
            <CollectionSearch
              label={t('listings.list.search_label')}
              placeholder={t('listings.list.search')}
              value={filters.q ?? ''}
              onSearch={(q) => changeFilters({ q: q || undefined })}
            />
          }
          filtersLabel={t('common.list.filters')}
          filters={
            <CollectionFilters
              fields={fields}
              count={list.isStale ? undefined : count}
              hasFilters={hasFilters}
              onClear={clearFilters}
              showLabel={(matching) => t('listings.list.filter.show', { count: matching })}
            />
          }
          tools={
            <>
              <LocationOrder />
              {!isNarrow && <ColumnChoice />}
            </>
          }
        />
        <ScreenBody isStale={list.isStale}>
          {hasRows ? <LocationTable /> : <NoLocations />}
          {hasRows && <SelectedLocations />}
        </ScreenBody>
      </Screen>
    </LocationListContext.Provider>
  );
}

/** In which order the locations come. */
function LocationOrder() {
  const t = useTranslate();
  const { order, setOrder } = useLocationListView().list;
  return (
    <Select
      label={t('listings.list.sort.label')}
      isLabelHidden
      variant="quiet"
      options={locationSorts.map((sort) => ({ id: sort, label: t(`listings.list.sort.${sort}`) }))}
      value={order}
      onChange={(id) => {
        const next = locationSorts.find((sort) => sort === id);
        if (next) setOrder(next);
      }}
    />
  );
}

/** Why no location is shown: on its way, gone wrong, nothing that matches, or nothing yet. */
function NoLocations() {
  const t = useTranslate();
  const { list, emptyActions } = useLocationListView();
  const empty =
    list.emptiness === 'no_match'
      ? noMatch({
          title: t('listings.list.no_match'),
          text: t('listings.list.no_match_text'),
          clear: t('common.list.clear_filters'),
          onClear: list.clearFilters,
        })
      : {
          title: t('listings.list.empty'),
          text: t('listings.list.empty_text'),
          icon: <PinIcon size={24} />,
          actions: emptyActions,
        };
  return (
    <Inset flex="scroll" padding={5}>
      <QueryState
        query={list}
        failed={t('listings.list.failed')}
        forbidden={t('listings.list.forbidden')}
        loading={{ blocks: 8, lines: 2 }}
        empty={list.emptiness && empty}
      />
    </Inset>
  );
}

/** What can be done with the locations that are ticked. */
function SelectedLocations() {
  const t = useTranslate();
  const { list, onEdit, onExport } = useLocationListView();
  const { selection, count = 0, editPermission, groupPermission } = list;
  const [isGrouping, setGrouping] = useState(false);
  const most = Math.min(count, maxSelectedLocations);
  return (
    <>
      <BulkBar
        selection={selection}
        most={most}
        countLabel={t('listings.list.selected', { count: selection.count })}
        selectAllLabel={t(most < count ? 'listings.list.select_most' : 'listings.list.select_all', {
          count: most,
        })}
        clearLabel={t('listings.list.clear_selection')}
        box={<SelectShownLocations />}
      >
        <Button size="s" disabledReason={groupPermission.reason?.text} onPress={() => setGrouping(true)}>
          {t('listings.list.add_to_group')}
        </Button>
        {onExport && (
          <Button size="s" onPress={() => onExport([...selection.ids])}>
            {t('listings.list.export')}
          </Button>
        )}
        {onEdit && (
          <Button
            size="s"
            variant="primary"
            disabledReason={editPermission.reason?.text}
            onPress={() => onEdit([...selection.ids])}
          >
            {t('listings.list.edit_selected')}
          </Button>
        )}
      </BulkBar>
      <AddToGroupDialog isOpen={isGrouping} onClose={() => setGrouping(false)} />
    </>
  );
}

/** Which columns stand beside the name. */
function ColumnChoice(): JSX.Element {
  const t = useTranslate();
  const { columns, setColumns } = useLocationListView().list;
  return (
    <Popover
      label={t('listings.list.columns')}
      placement="bottom end"
      trigger={
        <Button variant="ghost">
          {t('listings.list.columns')}
          <ChevronDownIcon size={16} />
        </Button>
      }
    >
      <Stack gap={3} align="start" minInlineSize="200px">
        {locationColumns.map((column) => (
          <CheckBox
            key={column}
            label={t(`listings.list.column.${column}`)}
            isSelected={columns.includes(column)}
            onChange={(isOn) =>
              // Columns keep their own order, whichever was chosen first.
              setColumns(locationColumns.filter((one) => (one === column ? isOn : columns.includes(one))))
            }
          />
        ))}
        <Button size="s" variant="ghost" onPress={() => setColumns(defaultLocationColumns)}>
          {t('listings.list.columns_reset')}
        </Button>
      </Stack>
    </Popover>
  );
}
