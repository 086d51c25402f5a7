'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { RankScan } from '../../ranking.ts';
import { GridMap } from './grid-map.tsx';
import { PositionPoint } from './grid-point.tsx';
import type { GridWords } from './use-grid-words.ts';

interface PositionsMapProps {
  scan: RankScan;
  words: GridWords;
}

/** The positions of one scan, where they were found. */
export function PositionsMap({ scan, words }: PositionsMapProps): JSX.Element {
  const t = useTranslate();
  const label = [
    t('rankings.grid.map', { date: words.day(scan), count: scan.positions.length }),
    t('rankings.grid.map_found', {
      found: scan.found,
      count: scan.points,
      share: words.share(scan.top3_share),
    }),
  ].join('. ');
  return (
    <GridMap
      label={label}
      size={scan.size}
      renderPoint={(point) => {
        const position = scan.positions[point] ?? null;
        const place = words.place(point, scan);
        return (
          <PositionPoint
            position={position}
            text={words.position(position)}
            title={t(`rankings.grid.point.${stateOf(position)}`, { place, position: position ?? '' })}
          />
        );
      }}
    />
  );
}

function stateOf(position: number | null) {
  if (position === null) return 'missing';
  return position === 0 ? 'beyond' : 'position';
}
