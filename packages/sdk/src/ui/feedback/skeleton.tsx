'use client';
import type { JSX } from 'react';
import { keyframes, styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';
import { VisuallyHidden } from '../layout/text.tsx';

export interface SkeletonProps {
  /** What is loading, e.g. "Wczytuję opinie". */
  label: string;
  /** How many lines of text to stand in for. @default 3 */
  lines?: number | undefined;
  /** Adds a round picture before each block. @default false */
  hasAvatar?: boolean | undefined;
  /** How many blocks of lines. @default 1 */
  blocks?: number | undefined;
}

/**
 * A placeholder for loading content. Stays invisible for 200 ms, so that fast responses do not flicker.
 *
 * @selector .pinfold-Skeleton
 * @example
 * ```tsx
 * <Skeleton label="Wczytuję opinie" blocks={6} lines={3} />
 * ```
 */
export function Skeleton({ label, lines = 3, hasAvatar = false, blocks = 1 }: SkeletonProps): JSX.Element {
  return (
    <Root role="status">
      <VisuallyHidden part="Skeleton-label">{label}</VisuallyHidden>
      {Array.from({ length: blocks }, (_, block) => (
        <Block key={block} aria-hidden>
          {hasAvatar && <Line data-shape="circle" />}
          <Lines>
            {Array.from({ length: lines }, (_unused, line) => (
              <Line key={line} />
            ))}
          </Lines>
        </Block>
      ))}
    </Root>
  );
}

const appear = keyframes`from { opacity: 0; } to { opacity: 1; }`;
const breathe = keyframes`50% { opacity: 0.5; }`;

const Root = styled.div.withConfig(partClass('Skeleton'))`
  display: flex;
  flex-direction: column;
  gap: 24px;
  animation: ${appear} 120ms 200ms both;
`;

const Block = styled.div.withConfig(innerClass('Skeleton-block'))`
  display: flex;
  gap: 12px;
`;

const Lines = styled.div.withConfig(innerClass('Skeleton-lines'))`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 9px;
`;

const Line = styled.span.withConfig(partClass('Skeleton-line'))`
  display: block;
  flex: none;
  block-size: 11px;
  border-radius: var(--pf-radius-s);
  background: var(--pf-line);
  animation: ${breathe} 1.6s ease-in-out infinite;
  &:where(:first-child:not(:only-child)) {
    inline-size: 45%;
  }
  &:where(:last-child:not(:only-child)) {
    inline-size: 80%;
  }
  &:where([data-shape='circle']) {
    inline-size: 32px;
    block-size: 32px;
    border-radius: 50%;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
