'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import type { RankScan } from '../../ranking.ts';
import { rankColor } from '../rank-color.ts';
import { changeKind } from './change-kind.ts';
import { ChangePoint, PositionPoint } from './grid-point.tsx';
import { changeText, type GridWords } from './use-grid-words.ts';

interface GridLegendProps {
  scan: RankScan;
  words: GridWords;
  /** Points show changes in place of positions. */
  isDifference: boolean;
}

/** What colours and shapes stand for, and how far the points are apart. */
export function GridLegend({ scan, words, isDifference }: GridLegendProps): JSX.Element {
  const t = useTranslate();
  const { size, spacing_m: spacing } = scan;
  return (
    <Note>
      <Legend>{isDifference ? <ChangeSamples /> : <PositionSamples positions={scan.positions} />}</Legend>
      <p>
        {t('rankings.grid.scale', {
          spacing: words.metres(spacing),
          width: words.metres((size - 1) * spacing),
        })}
      </p>
    </Note>
  );
}

/** Only what is to be seen. */
function PositionSamples({ positions }: Pick<RankScan, 'positions'>) {
  const t = useTranslate();
  return (
    <>
      <li>
        {t('rankings.grid.legend.first')}
        <Sample viewBox="0 0 100 10" aria-hidden data-kind="scale">
          {Array.from({ length: 20 }, (_, index) => (
            <rect key={index} x={index * 5} width="5.2" height="10" fill={rankColor(index + 1)} />
          ))}
        </Sample>
        {t('rankings.grid.legend.last')}
      </li>
      {positions.includes(0) && (
        <li>
          <Sample viewBox="-20 -20 40 40" aria-hidden>
            <PositionPoint position={0} text="20+" title="" />
          </Sample>
          {t('rankings.grid.legend.beyond')}
        </li>
      )}
      {positions.includes(null) && (
        <li>
          <Sample viewBox="-20 -20 40 40" aria-hidden>
            <PositionPoint position={null} text="–" title="" />
          </Sample>
          {t('rankings.grid.legend.missing')}
        </li>
      )}
    </>
  );
}

function ChangeSamples() {
  const t = useTranslate();
  return ([2, -2, 0] as const).map((change) => {
    const kind = changeKind(change);
    if (kind === 'unknown') return null;
    return (
      <li key={kind}>
        <Sample viewBox="-20 -20 40 40" aria-hidden>
          <ChangePoint change={change} text={changeText(change).slice(0, 1)} title="" />
        </Sample>
        {t(`rankings.grid.legend.${kind}`)}
      </li>
    );
  });
}

const Note = styled.div.withConfig(innerClass('GeoGridCard-note'))`
  display: grid;
  gap: 4px;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  & > p {
    margin: 0;
    text-wrap: pretty;
  }
`;

const Legend = styled.ul.withConfig(innerClass('GeoGridCard-legend'))`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

const Sample = styled.svg.withConfig(innerClass('GeoGridCard-sample'))`
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  forced-color-adjust: none;
  print-color-adjust: exact;
  &:where([data-kind='scale']) {
    inline-size: 90px;
    block-size: 9px;
    border-radius: 5px;
  }
`;
