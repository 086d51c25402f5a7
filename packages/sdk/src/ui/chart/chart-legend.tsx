'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../i18n/use-translate.ts';
import { innerClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import { SeriesMark } from './series-mark.tsx';
import type { ChartLegendProps } from './chart-props.ts';

/** The most labels that are listed (product spec, section 9). */
const mostLabels = 9;

/** Legend of the series; pressing one hides or shows it. */
export function ChartLegend({
  series,
  hiddenIds,
  onToggle,
  kind,
  hasCompared,
}: ChartLegendProps): JSX.Element {
  const t = useTranslate();
  const more = series.length - mostLabels;
  return (
    <Legend role="group" aria-label={t('plot.legend')}>
      {series.slice(0, mostLabels).map(({ id, label, color }, index) => (
        <Item key={id} type="button" aria-pressed={!hiddenIds.has(id)} onClick={() => onToggle(id)}>
          <SeriesMark color={color} index={index} />
          {label}
        </Item>
      ))}
      {more > 0 && <Note>{t('plot.more_series', { count: more })}</Note>}
      {hasCompared && <Note>{t(kind === 'bar' ? 'plot.pale_is_before' : 'plot.dashed_is_before')}</Note>}
    </Legend>
  );
}

const Legend = styled.div.withConfig(innerClass('Chart-legend'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 6px;
  margin-block-start: 8px;
`;

const Item = styled.button.withConfig(innerClass('Chart-legendItem'))`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-block-size: 30px;
  max-inline-size: 100%;
  padding: 2px 6px;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink);
  font: inherit;
  text-align: var(--pf-text-start);
  overflow-wrap: anywhere;
  cursor: pointer;
  &:where(:hover) {
    background: var(--pf-hover);
  }
  &:where([aria-pressed='false']) {
    color: var(--pf-ink-3);
    text-decoration: line-through;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

const Note = styled.span.withConfig(innerClass('Chart-legendNote'))`
  padding: 2px 6px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-s);
`;
