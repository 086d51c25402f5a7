'use client';
import type { JSX } from 'react';
import { keyframes, styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

export interface SpinnerProps {
  /** Accessible name; decorative without it. */
  label?: string | undefined;
  /** Edge length in pixels. @default 18 */
  size?: number | undefined;
}

/**
 * A spinner for waits without known progress.
 *
 * @selector .pinfold-Spinner
 * @example
 * ```tsx
 * <Spinner label="Wczytuję opinie" />
 * ```
 */
export function Spinner({ label, size = 18 }: SpinnerProps): JSX.Element {
  return (
    <Ring
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </Ring>
  );
}

// styled-components names keyframes by hash, so they do not collide with a host's.
const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.svg.withConfig(partClass('Spinner'))`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2.4;
  stroke-linecap: round;
  animation: ${turn} 800ms linear infinite;
`;
