'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../i18n/use-translate.ts';
import { partClass } from '../../theme/part-class.ts';
import { SeriesMark } from './series-mark.tsx';
import type { ChartTooltipProps } from './chart-props.ts';

/** The values at one point. */
export function ChartTooltip({ heading, comparedHeading, readings, notes }: ChartTooltipProps): JSX.Element {
  const t = useTranslate();
  return (
    <Box>
      <strong>{heading}</strong>
      {readings.map(({ series, text, comparedText }, index) => (
        <span key={series.id}>
          <SeriesMark color={series.color} index={'index' in series ? Number(series.index) : index} />
          <span>{series.label}</span>
          <b>
            {text}
            {comparedText && <small> / {comparedText}</small>}
          </b>
        </span>
      ))}
      {comparedHeading && <small>{t('plot.compared_with', { date: comparedHeading })}</small>}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </Box>
  );
}

const Box = styled.div.withConfig(partClass('Chart-tooltip'))`
  display: flex;
  flex-direction: column;
  gap: 4px;
  padding: 9px 12px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-s);
  background: var(--pf-raised);
  color: var(--pf-ink);
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
  box-shadow: var(--pf-shadow-l);
  & > span {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > span > span {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & small {
    color: var(--pf-ink-2);
    font-weight: 400;
  }
`;
