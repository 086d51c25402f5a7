'use client';
import { type JSX, useMemo } from 'react';
import { locationSorts } from '@pinfold/contract/features/listings/location-filters';
import type { Translate } from '../../../../i18n/i18n.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { SelectShown } from '../../../../patterns/bulk-bar.tsx';
import { ScreenRows } from '../../../../patterns/screen.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { VirtualTable, type VirtualTableColumn } from '../../../../ui/collections/virtual-table.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { LocationItem } from '../../list/location-list.queries.ts';
import type { LocationColumn } from '../../list/location-columns.ts';
import { QualityScore } from '../quality/quality-score.tsx';
import { LocationCard, LocationName } from './location-card.tsx';
import { useLocationListSlot, useLocationListView } from './location-list-context.ts';
import { MapsConnectionTag } from './maps-connection-tag.tsx';
import { OpenStatusTag, ProfileStatusTag, UpdateStatusTag, VerificationTag } from './location-statuses.tsx';

/** The locations; only rows on screen are rendered: a table, or cards in narrow layouts. */
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

type Column = Omit<VirtualTableColumn<LocationItem>, 'id' | 'header'>;

/** How the chosen columns look, in their order. */
function locationColumnsOf(
  chosen: readonly LocationColumn[],
  t: Translate,
  countryName: (code: string) => string,
): VirtualTableColumn<LocationItem>[] {
  const definitions: Readonly<Record<LocationColumn, Column>> = {
    store_code: {
      width: 'minmax(116px, 0.8fr)',
      isSortable: true,
      render: ({ store_code }) => store_code,
    },
    city: { width: 'minmax(110px, 1fr)', isSortable: true, render: ({ city }) => city },
    country: {
      width: 'minmax(96px, 0.8fr)',
      isSortable: true,
      render: ({ geo }) => countryName(geo.country),
    },
    location_state: {
      width: 'minmax(152px, 1fr)',
      render: ({ location_state }) => <ProfileStatusTag status={location_state} />,
    },
    verification: {
      width: 'minmax(152px, 1fr)',
      render: ({ verification }) => <VerificationTag status={verification} />,
    },
    open_status: {
      width: 'minmax(120px, 1fr)',
      render: ({ open_status }) => <OpenStatusTag status={open_status} />,
    },
    update_status: {
      width: 'minmax(130px, 1fr)',
      render: (location) => <UpdateStatusTag location={location} />,
    },
    quality: {
      width: 'minmax(130px, 1fr)',
      isSortable: true,
      render: ({ quality_score }) => <QualityScore score={quality_score} />,
    },
    labels: {
      width: 'minmax(130px, 1.2fr)',
      render: ({ labels }) => <LocationLabels labels={labels} />,
    },
    maps: {
      width: 'minmax(130px, 1fr)',
      render: ({ maps_integration_status: status }) => <MapsConnectionTag status={status} />,
    },
    owner: {
      width: 'minmax(120px, 0.8fr)',
      render: ({ facility_listings }) =>
        t(
          facility_listings.some(({ is_owner }) => is_owner)
            ? 'listings.list.owner.true'
            : 'listings.list.owner.false',
        ),
    },
  };
  return chosen.map((id) => ({ id, header: t(`listings.list.column.${id}`), ...definitions[id] }));
}

const labelsShown = 3;

/** The labels of a location; the first three, so that rows keep their height. */
function LocationLabels({ labels }: { labels: readonly string[] }): JSX.Element | null {
  if (labels.length === 0) return null;
  return (
    <Row gap={2} wrap title={labels.join(', ')}>
      {labels.slice(0, labelsShown).map((label) => (
        <Tag key={label}>{label}</Tag>
      ))}
      {labels.length > labelsShown && (
        <Text size="xs" tone="subtle">
          +{labels.length - labelsShown}
        </Text>
      )}
    </Row>
  );
}
