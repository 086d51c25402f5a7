'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text, VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { rankCell } from '../../locations/rank-cell.ts';
import { rankMove } from '../../locations/rank-move.ts';
import type { LocationPositions } from '../../ranking.ts';
import { RankBadge } from './rank-badge.tsx';
import { RankMoveMark } from './rank-move-mark.tsx';

interface PositionCellProps {
  row: LocationPositions;
  keyword: string;
}

/** Where a location stands by one keyword, and how that changed. */
export function PositionCell({ row, keyword }: PositionCellProps): JSX.Element {
  const t = useTranslate();
  const found = row.keywords.find((one) => one.keyword === keyword);
  const cell = found ? rankCell(found) : 'not_watched';
  if (!found || cell === 'not_watched')
    return (
      <Text tone="subtle" size="xs">
        {t('rankings.locations.not_watched')}
      </Text>
    );
  if (cell === 'not_measured')
    return (
      <Text tone="subtle" size="xs">
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('rankings.locations.not_measured')}</VisuallyHidden>
      </Text>
    );
  return (
    <Row as="span" gap={3} isInline>
      <RankBadge position={cell === 'beyond' ? null : cell} />
      <RankMoveMark move={rankMove(found.summary, found.compared)} />
    </Row>
  );
}
