'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import { rankColor, rankInkColor } from '../../../../ui/rank-color.ts';
import { changeKind } from './grid-labels.ts';

interface GridPointProps {
  /** What is written in it, three characters at most. */
  text: string;
  /** Said on hover. */
  title: string;
}

interface PositionPointProps extends GridPointProps {
  /** 0 beyond the first twenty, null where it was not measured. */
  position: number | null;
}

/** A point with its position: a number and a colour; grey beyond the first twenty, an empty ring where nothing was measured. */
export function PositionPoint({ position, text, title }: PositionPointProps): JSX.Element {
  const isMissing = position === null;
  return (
    <>
      <title>{title}</title>
      {isMissing ? (
        <Mark {...square(small)} rx={small} data-state="missing" />
      ) : (
        <Mark {...square(large)} rx={large} data-state="measured" fill={rankColor(position)} />
      )}
      <PointNumber
        dy="0.35em"
        data-long={text.length > 2 || undefined}
        fill={isMissing ? 'currentColor' : rankInkColor}
      >
        {text}
      </PointNumber>
    </>
  );
}

interface ChangePointProps extends GridPointProps {
  /** Places won; null where there is nothing to compare. */
  change: number | null;
}

/** A point with what it won: a filled circle for better, a square for worse, a small ring for no change. */
export function ChangePoint({ change, text, title }: ChangePointProps): JSX.Element {
  const kind = changeKind(change);
  const reach = change ? large : small;
  return (
    <>
      <title>{title}</title>
      <Mark {...square(reach)} rx={kind === 'worse' ? 5 : reach} data-state={kind} />
      <PointNumber dy="0.35em" data-long={text.length > 2 || undefined} data-state={kind} fill="currentColor">
        {text}
      </PointNumber>
    </>
  );
}

/** Half of what a point takes, in the units of the map, where forty are from one point to the next. */
const large = 17;
const small = 13;

function square(reach: number) {
  return { x: -reach, y: -reach, width: reach * 2, height: reach * 2 };
}

const Mark = styled.rect.withConfig(innerClass('GeoGridCard-point'))`
  transition: fill 300ms;
  &:where([data-state='missing'], [data-state='unknown']) {
    fill: var(--pf-surface);
    stroke: var(--pf-field-line);
    stroke-dasharray: 3 3;
  }
  &:where([data-state='same']) {
    fill: var(--pf-surface);
    stroke: var(--pf-field-line);
  }
  &:where([data-state='better']) {
    fill: var(--pf-good);
  }
  &:where([data-state='worse']) {
    fill: var(--pf-bad);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const PointNumber = styled.text.withConfig(innerClass('GeoGridCard-number'))`
  color: var(--pf-ink-2);
  font-weight: 650;
  text-anchor: middle;
  pointer-events: none;
  &:where([data-long]) {
    font-size: 0.85em;
  }
  &:where([data-state='better'], [data-state='worse']) {
    color: var(--pf-surface);
  }
`;
