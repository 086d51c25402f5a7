import type { Format } from '../../../../i18n/use-format.ts';
import type { Translate } from '../../../../i18n/i18n.ts';
import type { VirtualTableColumn } from '../../../../ui/collections/virtual-table.tsx';
import {
  keywordColumn,
  placeColumn,
  sortOfOrder,
  type PositionsOrder,
} from '../../locations/positions-order.ts';
import type { LocationPositions } from '../../ranking.ts';
import { PositionCell } from './position-cell.tsx';
import { PositionPlace } from './position-place.tsx';
import { averageText, shareText } from './total-words.ts';

/** The location, a column a keyword, and what all of them add up to. */
export function positionColumns(
  keywords: readonly string[],
  order: PositionsOrder,
  t: Translate,
  format: Format,
): VirtualTableColumn<LocationPositions>[] {
  const sort = sortOfOrder(order);
  const directionOf = (columnId: string) => (sort?.columnId === columnId ? sort.direction : 'ascending');
  return [
    {
      id: placeColumn,
      header: t('rankings.locations.column.place'),
      width: 'minmax(230px, 2fr)',
      isRowHeader: true,
      sorts: 'ascending',
      render: ({ facility }) => <PositionPlace facility={facility} />,
    },
    ...keywords.map((keyword) => ({
      id: keywordColumn(keyword),
      header: keyword,
      width: 'minmax(118px, 1fr)',
      sorts: directionOf(keywordColumn(keyword)),
      render: (row: LocationPositions) => <PositionCell row={row} keyword={keyword} />,
    })),
    {
      id: 'average',
      header: t('rankings.locations.column.average'),
      width: 'minmax(92px, 0.7fr)',
      align: 'end',
      render: ({ total }) => averageText(total.average, format),
    },
    {
      id: 'average of all',
      header: t('rankings.locations.column.average_all'),
      width: 'minmax(104px, 0.7fr)',
      align: 'end',
      render: ({ total }) => averageText(total.average_all, format),
    },
    {
      id: 'share of top 3',
      header: t('rankings.locations.column.top3'),
      width: 'minmax(92px, 0.7fr)',
      align: 'end',
      render: ({ total }) => shareText(total.top3_share, format),
    },
  ];
}
