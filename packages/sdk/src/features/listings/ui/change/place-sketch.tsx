'use client';
import type { Coordinates } from '@pinfold/contract/geo';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../../../theme/part-class.ts';

/**
 * Two pins to scale, north up, with a line between them. Hidden from screen readers; give the distance as text beside
 * it.
 */
export function PlaceSketch({ before, after }: { before: Coordinates; after: Coordinates }): JSX.Element {
  const [old, next] = sketchPlaces(before, after);
  return (
    <Root aria-hidden width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <Grid d={gridPath} />
      <Line x1={old.x} y1={old.y} x2={next.x} y2={next.y} />
      <Before cx={old.x} cy={old.y} r="5" />
      <After d={`M${next.x} ${next.y} c-5 -6 -7 -9 -7 -12 a7 7 0 0 1 14 0 c0 3 -2 6 -7 12z`} />
    </Root>
  );
}

interface Place {
  x: number;
  y: number;
}

/** Returns the positions of both pins: centred, as far apart as fits. */
export function sketchPlaces(before: Coordinates, after: Coordinates): [Place, Place] {
  const shrink = Math.cos((((before.latitude + after.latitude) / 2) * Math.PI) / 180);
  // The shorter way around the Earth.
  const degrees = ((after.longitude - before.longitude + 540) % 360) - 180;
  const [east, south] = [degrees * shrink, before.latitude - after.latitude];
  const [across, down] = [width - 2 * sideMargin, height - topMargin - bottomMargin];
  const scale = Math.min(across / Math.max(Math.abs(east), 1e-9), down / Math.max(Math.abs(south), 1e-9));
  const middle = { x: width / 2, y: topMargin + down / 2 };
  const [x, y] = [(east * scale) / 2, (south * scale) / 2];
  return [
    { x: rounded(middle.x - x), y: rounded(middle.y - y) },
    { x: rounded(middle.x + x), y: rounded(middle.y + y) },
  ];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

const width = 120;
const height = 60;
const sideMargin = 22;
/** A pin stands above its place. */
const topMargin = 24;
const bottomMargin = 10;
const gridPath = 'M0 20H120M0 40H120M20 0V60M40 0V60M60 0V60M80 0V60M100 0V60';

const Root = styled.svg.withConfig(partClass('PlaceSketch'))`
  display: block;
  flex: none;
  border-radius: var(--pf-radius-s);
  background: var(--pf-line-2);
`;

const Grid = styled.path.withConfig(innerClass('PlaceSketch-grid'))`
  stroke: var(--pf-surface);
  stroke-width: 2px;
`;

const Line = styled.line.withConfig(innerClass('PlaceSketch-line'))`
  stroke: var(--pf-ink-3);
  stroke-dasharray: 3 3;
`;

const Before = styled.circle.withConfig(innerClass('PlaceSketch-before'))`
  fill: var(--pf-surface);
  stroke: var(--pf-primary);
  stroke-width: 3px;
`;

const After = styled.path.withConfig(innerClass('PlaceSketch-after'))`
  fill: var(--pf-bad);
  stroke: var(--pf-surface);
  stroke-width: 1px;
`;
