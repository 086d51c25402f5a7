'use client';
import type { BarSegment } from '@pinfold/contract/features/listings/hours/hours-summary';
import { minutesOfDay } from '@pinfold/contract/features/listings/hours/calendar';
import type { JSX } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

interface DayBarProps {
  segments: readonly BarSegment[];
  /** Written on each segment that is long enough; said when nothing is open. */
  textOf: (segment: BarSegment) => string | undefined;
  closedText: string;
}

/** A day from midnight to midnight, with open hours filled. Uses SVG attributes, which a strict CSP allows. */
export function DayBar({ segments, textOf, closedText }: DayBarProps): JSX.Element {
  const isRightToLeft = useLocale().direction === 'rtl';
  const at = (minutes: number) => (isRightToLeft ? minutesOfDay - minutes : minutes) / (minutesOfDay / 100);
  return (
    <Track aria-hidden width="100%" height="24">
      {segments.length === 0 && (
        <Label x={`${isRightToLeft ? 97 : 3}%`} y="50%" data-closed>
          {closedText}
        </Label>
      )}
      {segments.map((segment) => {
        const { start, end, opens, closes } = segment;
        const left = Math.min(at(start), at(end));
        const width = Math.abs(at(end) - at(start));
        return (
          <g key={start}>
            <Open x={`${left}%`} y="0" width={`${width}%`} height="24" />
            {opens && <Edge x={`${at(start)}%`} y="0" width="3" height="24" data-end={isRightToLeft} />}
            {closes && <Edge x={`${at(end)}%`} y="0" width="3" height="24" data-end={!isRightToLeft} />}
            {end - start >= longEnoughForText && (
              <Label x={`${left + width / 2}%`} y="50%" data-middle>
                {textOf(segment)}
              </Label>
            )}
          </g>
        );
      })}
    </Track>
  );
}

/** Seven hours of the narrowest bar hold both times. */
export const longEnoughForText = 420;

const Track = styled.svg.withConfig(innerClass('HoursWeekField-track'))`
  display: block;
  inline-size: 100%;
  block-size: 24px;
  border-radius: 4px;
  background: var(--pf-line-2);
  overflow: hidden;
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Open = styled.rect.withConfig(innerClass('HoursWeekField-open'))`
  fill: var(--pf-primary-soft);
  @media (forced-colors: active) {
    fill: Canvas;
  }
`;

const Edge = styled.rect.withConfig(innerClass('HoursWeekField-edge'))`
  fill: var(--pf-primary);
  &:where([data-end='true']) {
    transform: translateX(-3px);
  }
  @media (forced-colors: active) {
    fill: Highlight;
  }
`;

const Label = styled.text.withConfig(innerClass('HoursWeekField-text'))`
  fill: var(--pf-primary-strong);
  font-size: var(--pf-font-size-xs);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  dominant-baseline: central;
  &:where([data-middle]) {
    text-anchor: middle;
  }
  &:where([data-closed]) {
    fill: var(--pf-ink-3);
    font-weight: 450;
  }
  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
