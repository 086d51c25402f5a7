'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

/** Props of every icon. */
export interface IconProps {
  /** Edge length in pixels. @default 18 */
  size?: number | undefined;
  /** Names the icon for screen readers; decorative without it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** A component of one icon. */
export type Icon = (props: IconProps) => JSX.Element;

/** Creates an icon from an SVG path of 24 × 24. */
export function icon(path: string, variant: 'line' | 'solid' | 'directional' = 'line'): Icon {
  return function Icon({ size = 18, label, className }: IconProps) {
    return (
      <Svg
        className={className}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        data-variant={variant}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <path d={path} />
      </Svg>
    );
  };
}

const Svg = styled.svg.withConfig(partClass('Icon'))`
  /* Resets such as Tailwind's make every SVG a block, which would break its line. */
  display: inline-block;
  vertical-align: -0.2em;
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.7;
  stroke-linecap: round;
  stroke-linejoin: round;
  &:where([data-variant='solid']) {
    fill: currentColor;
  }
  &:where([data-variant='directional']:dir(rtl)) {
    transform: scaleX(-1);
  }
`;
