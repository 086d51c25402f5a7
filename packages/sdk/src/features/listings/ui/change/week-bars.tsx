'use client';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import { minutesOfDay, type Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import { weekBars } from '@pinfold/contract/features/listings/hours/hours-summary';
import type { JSX } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';

interface WeekBarsProps {
  hours: readonly HoursPeriod[];
  /** Days that differ in the other week. */
  changed?: readonly Weekday[] | undefined;
}

/**
 * A week as seven bars from midnight down to midnight. Hidden from screen readers; give the hours as text beside it.
 */
export function WeekBars({ hours, changed = [] }: WeekBarsProps): JSX.Element {
  const t = useTranslate();
  const isRightToLeft = useLocale().direction === 'rtl';
  return (
    <Root
      aria-hidden
      viewBox={`0 0 ${7 * step - gap} ${barHeight + 15}`}
      width={7 * step - gap}
      height={barHeight + 15}
    >
      {weekBars(hours).map(({ day, segments }) => {
        const x = (isRightToLeft ? 6 - day : day) * step;
        const isChanged = changed.includes(day) || undefined;
        return (
          <g key={day} data-changed={isChanged}>
            <Day x={x} y="0" width={barWidth} height={barHeight} rx="4" />
            {segments.map(({ start, end }) => (
              <Open
                key={start}
                data-changed={isChanged}
                x={x}
                y={(start / minutesOfDay) * barHeight}
                width={barWidth}
                height={Math.max(1, ((end - start) / minutesOfDay) * barHeight)}
                rx="2"
              />
            ))}
            {isChanged && (
              <Mark x={x + 0.75} y="0.75" width={barWidth - 1.5} height={barHeight - 1.5} rx="3.5" />
            )}
            <Name x={x + barWidth / 2} y={barHeight + 12} data-changed={isChanged}>
              {t(`listing_values.weekday.${day}`)}
            </Name>
          </g>
        );
      })}
    </Root>
  );
}

const barWidth = 23;
const gap = 3;
const step = barWidth + gap;
const barHeight = 34;

const Root = styled.svg.withConfig(partClass('WeekBars'))`
  display: block;
  flex: none;
  max-inline-size: 100%;
`;

const Day = styled.rect.withConfig(innerClass('WeekBars-day'))`
  fill: var(--pf-line-2);
  @media (forced-colors: active) {
    fill: Canvas;
    stroke: GrayText;
  }
`;

const Open = styled.rect.withConfig(innerClass('WeekBars-open'))`
  fill: var(--pf-primary);
  fill-opacity: 0.6;
  &:where([data-changed]) {
    fill-opacity: 0.85;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;

/** A frame, so that a changed day does not differ by colour alone. */
const Mark = styled.rect.withConfig(innerClass('WeekBars-mark'))`
  fill: none;
  stroke: var(--pf-bad);
  stroke-width: 1.5px;
  @media (forced-colors: active) {
    stroke: Highlight;
  }
`;

const Name = styled.text.withConfig(innerClass('WeekBars-name'))`
  fill: var(--pf-ink-3);
  font-size: 11px;
  text-anchor: middle;
  &:where([data-changed]) {
    fill: var(--pf-ink);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
