'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';
import type { TokenName } from '../../theme/tokens.ts';
import { innerClass } from '../../theme/part-class.ts';

interface RingProps {
  /** From 0 to 100; null leaves the ring empty. */
  value: number | null;
  color: TokenName;
  /** Of a thin ring around it: how long each arc is, together 100, and whether it is filled. */
  arcs: readonly { id: string; length: number; isFilled: boolean }[];
  /** In the middle; says in words what is drawn, since the drawing is hidden from screen readers. A `strong` is large. */
  children: ReactNode;
}

/** A value of 100 as a ring, within a thin ring of what it is made of. */
export function Ring({ value, color, arcs, children }: RingProps): JSX.Element {
  const begins = arcs.map((_arc, at) => arcs.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  // A round end reaches beyond its length, by half of the width at both ends.
  const cap = value !== null && value < 100 ? 2 : 0;
  return (
    <Round>
      <svg viewBox="0 0 120 120" aria-hidden="true" fill="none">
        {arcs.map(({ id, length, isFilled }, at) => (
          <circle
            key={id}
            {...circle(56)}
            strokeWidth={3}
            stroke={token(isFilled ? 'color-ink-3' : 'color-line')}
            strokeDasharray={`${length - arcGap} ${100 - length + arcGap}`}
            strokeDashoffset={-(begins[at] ?? 0) - arcGap / 2}
          />
        ))}
        <circle {...circle(44)} strokeWidth={11} stroke={token('color-line')} />
        {value !== null && value > 0 && (
          <circle
            {...circle(44)}
            strokeWidth={11}
            strokeLinecap="round"
            stroke={token(color)}
            strokeDasharray={`${Math.max(0.1, value - 2 * cap)} 200`}
            strokeDashoffset={-cap}
          />
        )}
      </svg>
      <div>{children}</div>
    </Round>
  );
}

const arcGap = 1.6;

function circle(r: number) {
  return { cx: 60, cy: 60, r, pathLength: 100 };
}

const Round = styled.div.withConfig(innerClass('Ring'))`
  position: relative;
  inline-size: min(216px, 100%);
  aspect-ratio: 1;
  & > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    transform: rotate(-90deg);
  }
  & > div {
    position: absolute;
    inset: 22%;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
  }
  & > div > strong {
    font-size: 2.625rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
  & circle {
    transition: stroke-dasharray 500ms ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    & circle {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    & circle {
      stroke: CanvasText;
    }
    & circle:not([stroke-dasharray]) {
      stroke: Canvas;
    }
  }
`;
