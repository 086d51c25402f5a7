'use client';
import { useMemo, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { VirtualTable } from '../../../../ui/collections/virtual-table.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { moveOf } from '../../../../state/rank-move.ts';
import type { RankMapPlace } from '../../locations/rank-map-place.ts';
import { RankBadge, RankMoveMark } from '../../../../patterns/rank-badge.tsx';
import type { RankPlacesProps } from './rank-pins.tsx';

/** The map as a list, the best first; choosing a row shows it on the map. */
export function RankMapList({ places, selected, onSelect }: RankPlacesProps): JSX.Element {
  const t = useTranslate();
  const columns = useMemo(
    () => [
      {
        id: 'place',
        header: t('rankings.locations.column.place'),
        width: 'minmax(0, 1fr)',
        isRowHeader: true,
        render: ({ name, formatted_address }: RankMapPlace) => (
          <Stack part="RankMap-row" minInlineSize="0">
            <Text as="strong" weight="medium" wrap="anywhere">
              {name}
            </Text>
            <Text as="small" tone="muted" size="s" wrap="anywhere">
              {formatted_address}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'position',
        header: t('rankings.locations.column.position'),
        width: '112px',
        render: (place: RankMapPlace) => (
          <>
            <RankBadge position={place.position} />
            &nbsp;
            <RankMoveMark move={moveOf(place.position, place.previous)} />
          </>
        ),
      },
    ],
    [t],
  );
  return (
    <List>
      <VirtualTable
        label={t('rankings.locations.map.list')}
        columns={columns}
        rowCount={places.length}
        rowAt={(row) => places[row]}
        getKey={({ facility }) => String(facility)}
        waitingLabel={t('common.loading')}
        isSelected={({ facility }) => facility === selected}
        onActiveChange={(row) => onSelect(places[row]?.facility)}
      />
    </List>
  );
}

const List = styled.div.withConfig(innerClass('RankMap-list'))`
  & .pinfold-VirtualTable-row {
    cursor: pointer;
  }
`;
