'use client';
import type { ScanComparison } from '@pinfold/contract/features/rankings/rank-grid';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { RankScan } from '../../ranking.ts';
import { changeKind } from './change-kind.ts';
import { GridMap } from './grid-map.tsx';
import { ChangePoint } from './grid-point.tsx';
import { changeText, type GridWords } from './use-grid-words.ts';

interface ChangesMapProps {
  before: RankScan;
  after: RankScan;
  comparison: ScanComparison;
  words: GridWords;
}

/** What each point won from one scan to another. */
export function ChangesMap({ before, after, comparison, words }: ChangesMapProps): JSX.Element {
  const t = useTranslate();
  const { better, worse, same } = comparison;
  const label = [
    t('rankings.grid.map_difference', {
      before: words.day(before),
      after: words.day(after),
      count: after.positions.length,
    }),
    t('rankings.grid.difference.counts', { better, worse, same }),
  ].join('. ');
  return (
    <GridMap
      label={label}
      size={after.size}
      renderPoint={(point) => {
        const change = comparison.changes[point] ?? null;
        return (
          <ChangePoint
            change={change}
            text={changeText(change)}
            title={t('rankings.grid.point.change', {
              place: words.place(point, after),
              change: t(`rankings.grid.change.${changeKind(change)}`, { places: Math.abs(change ?? 0) }),
              before: words.position(before.positions[point]),
              after: words.position(after.positions[point]),
            })}
          />
        );
      }}
    />
  );
}
