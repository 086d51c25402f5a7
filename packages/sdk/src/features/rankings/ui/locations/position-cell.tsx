'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
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
  if (!found || cell === 'not_watched') return <Note>{t('rankings.locations.not_watched')}</Note>;
  if (cell === 'not_measured')
    return (
      <Note>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('rankings.locations.not_measured')}</VisuallyHidden>
      </Note>
    );
  return (
    <Cell>
      <RankBadge position={cell === 'beyond' ? null : cell} />
      <RankMoveMark move={rankMove(found.summary, found.compared)} />
    </Cell>
  );
}

const Cell = styled.span.withConfig(innerClass('LocationPositionsTable-cell'))`
  display: inline-flex;
  align-items: center;
  gap: 7px;
`;

const Note = styled.span.withConfig(innerClass('LocationPositionsTable-note'))`
  position: relative;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-xs);
`;
