'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { focusRing } from '../focus-ring.ts';
import type { ChartValues } from './chart-props.ts';
import { notesByPoint } from './chart-series.ts';
import { useChartText } from './use-chart-text.ts';

/**
 * The values of a chart as a table, latest first: for the server's markup and for screen readers.
 *
 * @throws Error outside a `PinfoldProvider`.
 */
export function ChartTable({
  label,
  axis,
  dates,
  resolution,
  series,
  notes = [],
  notesLabel,
}: ChartValues): JSX.Element {
  const t = useTranslate();
  const words = useChartText(axis, resolution);
  const noted = notesByPoint(dates, notes);
  const rows = dates.map((date, index) => ({ date, index })).toReversed();
  return (
    <Scroll role="region" aria-label={label} tabIndex={0}>
      <Root aria-label={label}>
        <thead>
          <tr>
            <Cell as="th" scope="col">
              {t('plot.date')}
            </Cell>
            {series.flatMap(({ id, label: name, compared }) => [
              <Cell as="th" scope="col" data-align="end" key={id}>
                {name}
              </Cell>,
              compared && (
                <Cell as="th" scope="col" data-align="end" key={`${id} before`}>
                  {t('plot.before', { name })}
                </Cell>
              ),
            ])}
            {notes.length > 0 && (
              <Cell as="th" scope="col">
                {notesLabel ?? t('plot.notes')}
              </Cell>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ date, index }) => (
            <tr key={date}>
              <Cell as="th" scope="row">
                {words.point(date)}
              </Cell>
              {series.flatMap(({ id, values, compared }) => [
                <Cell data-align="end" key={id}>
                  {words.value(values[index])}
                </Cell>,
                compared && (
                  <Cell data-align="end" data-tone="quiet" key={`${id} before`}>
                    {words.value(compared[index])}
                  </Cell>
                ),
              ])}
              {notes.length > 0 && <Cell>{noted.get(index)?.join(', ')}</Cell>}
            </tr>
          ))}
        </tbody>
      </Root>
    </Scroll>
  );
}

const Scroll = styled.div.withConfig(innerClass('Chart-table'))`
  ${focusRing}
  max-block-size: 420px;
  overflow: auto;
  @media print {
    max-block-size: none;
    overflow: visible;
  }
`;

const Root = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: var(--pf-font-size-s);
  font-variant-numeric: tabular-nums;
`;

const Cell = styled.td.withConfig(partClass('Chart-cell'))`
  padding: 7px 12px;
  border-block-end: 1px solid var(--pf-line-2);
  color: var(--pf-ink);
  font-weight: 400;
  text-align: var(--pf-text-start);
  white-space: nowrap;
  &:where([data-align='end']) {
    text-align: var(--pf-text-end);
  }
  &:where([data-tone='quiet']) {
    color: var(--pf-ink-2);
  }
  &:where(thead &) {
    position: sticky;
    inset-block-start: 0;
    background: var(--pf-surface);
    color: var(--pf-ink-2);
    font-weight: 600;
  }
`;
