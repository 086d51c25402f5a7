'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ScanComparison } from '@pinfold/contract/features/rankings/rank-grid';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { RankScan } from '../../ranking.ts';
import { changeKind, changeText, type GridLabels } from './grid-labels.ts';
import { ChangePoint, PositionPoint } from './grid-point.tsx';

interface PositionsMapProps {
  scan: RankScan;
  words: GridLabels;
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

interface ChangesMapProps {
  before: RankScan;
  after: RankScan;
  comparison: ScanComparison;
  words: GridLabels;
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

interface GridMapProps {
  /** What is to be seen, in a sentence or two. */
  label: string;
  /** Points a side. */
  size: number;
  /** Draws a point around the origin; forty units are from one to the next. */
  renderPoint: (point: number) => ReactNode;
}

/** Points where they lie around the location, on a ground that needs no pictures: rings around its door. */
function GridMap({ label, size, renderPoint }: GridMapProps): JSX.Element {
  const side = size * step + 8;
  const corner = -side / 2;
  const middle = (size - 1) / 2;
  return (
    <Drawing
      viewBox={`${corner} ${corner} ${side} ${side}`}
      width={size * 60}
      data-dense={size > 9 || undefined}
      role="img"
      aria-label={label}
    >
      <rect x={corner} y={corner} width={side} height={side} rx="10" fill="var(--pf-line-2)" />
      {[1, 2, 3].map((ring) => (
        <circle key={ring} r={(side * ring) / 6} fill="none" stroke="var(--pf-surface)" strokeWidth="5" />
      ))}
      {Array.from({ length: size * size }, (_, point) => {
        const east = ((point % size) - middle) * step;
        const south = (Math.floor(point / size) - middle) * step;
        return (
          <g key={point} transform={`translate(${east} ${south})`}>
            {renderPoint(point)}
            {east === 0 && south === 0 && (
              <circle r="19" fill="none" stroke="var(--pf-ink)" strokeWidth="2" />
            )}
          </g>
        );
      })}
    </Drawing>
  );
}

const step = 40;

const Drawing = styled.svg.withConfig(innerClass('GeoGridCard-map'))`
  display: block;
  max-inline-size: min(100%, 560px);
  block-size: auto;
  margin-inline: auto;
  font-size: 15.5px;
  font-variant-numeric: tabular-nums;
  &:where([data-dense]) {
    font-size: 17px;
  }
  /* The colours carry the data, in high contrast and in print, too. */
  forced-color-adjust: none;
  print-color-adjust: exact;
`;
