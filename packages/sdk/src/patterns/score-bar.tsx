'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../theme/part-class.ts';
import type { Tone } from '../ui/display/tag.tsx';

interface ScoreBarProps {
  /** From 0 to 100. */
  score: number;
  /** An earlier score. */
  before?: number | undefined;
  /** Points around the earlier one in which a difference says nothing. @default 0 */
  noise?: number | undefined;
  tone: Tone;
}

/** A score on a line from 0 to 100, with the earlier one and the band in which a difference says nothing. */
export function ScoreBar({ score, before, noise = 0, tone }: ScoreBarProps): JSX.Element {
  return (
    <Line viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden data-tone={tone}>
      <rect data-mark="track" y="3" width="100" height="6" />
      <rect data-mark="score" y="3" width={score} height="6" />
      {before !== undefined && <Before before={before} noise={noise} />}
    </Line>
  );
}

function Before({ before, noise }: { before: number; noise: number }) {
  const [from, to] = [Math.max(0, before - noise), Math.min(100, before + noise)];
  return (
    <>
      {noise > 0 && <rect data-mark="noise" x={from} y="0.5" width={to - from} height="11" />}
      <line data-mark="before" x1={before} x2={before} y1="0.5" y2="11.5" />
    </>
  );
}

const Line = styled.svg.withConfig(innerClass('ScoreBar-line'))`
  display: block;
  inline-size: 100%;
  block-size: 12px;
  overflow: visible;
  --pf-score: var(--pf-warn);
  &:where([data-tone='good']) {
    --pf-score: var(--pf-good);
  }
  &:where([data-tone='bad']) {
    --pf-score: var(--pf-bad);
  }
  :where([dir='rtl']) & {
    scale: -1 1;
  }
  & [data-mark='track'] {
    fill: var(--pf-line);
  }
  & [data-mark='score'] {
    fill: var(--pf-score);
  }
  & [data-mark='noise'] {
    fill: none;
    stroke: var(--pf-ink-3);
    stroke-dasharray: 3 2;
    vector-effect: non-scaling-stroke;
  }
  & [data-mark='before'] {
    stroke: var(--pf-ink);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  @media (forced-colors: active) {
    & [data-mark='score'] {
      fill: Highlight;
    }
    & [data-mark='noise'],
    & [data-mark='before'] {
      stroke: CanvasText;
    }
  }
`;
