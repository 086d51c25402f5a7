'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../../theme/part-class.ts';

export interface StarsProps {
  /** Filled stars, 0 to 5; fractions are rounded to halves. */
  value: number;
  /** Accessible text of the rating, e.g. "3 na 5 gwiazdek". */
  label: string;
  /** Edge length of a star in pixels. @default 15 */
  size?: number | undefined;
}

/**
 * A rating. Filled and empty stars differ in shape, not only in colour.
 *
 * @selector .pinfold-Stars
 * @example
 * ```tsx
 * <Stars value={3} label="3 na 5 gwiazdek" />
 * ```
 */
export function Stars({ value, label, size = 15 }: StarsProps): JSX.Element {
  const halves = Math.round(Math.min(5, Math.max(0, value)) * 2);
  return (
    <Row role="img" aria-label={label}>
      {[0, 1, 2, 3, 4].map((index) => (
        <Star
          key={index}
          viewBox="0 0 24 24"
          width={size}
          height={size}
          data-state={fill(halves - index * 2)}
        >
          <path d={outline} />
          {halves - index * 2 === 1 && <path data-half="" d={leftHalf} />}
        </Star>
      ))}
    </Row>
  );
}

const outline = 'M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';
const leftHalf = 'M12 2.6v14.9l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9z';

function fill(halves: number): 'full' | 'half' | 'empty' {
  if (halves >= 2) return 'full';
  return halves === 1 ? 'half' : 'empty';
}

const Row = styled.span.withConfig(partClass('Stars'))`
  display: inline-flex;
  flex: none;
  gap: 2px;
  vertical-align: -0.15em;
`;

const Star = styled.svg.withConfig(innerClass('Stars-star'))`
  stroke-linejoin: round;
  stroke-width: 1.2;
  fill: none;
  stroke: var(--pf-field-line);
  &:where([data-state='full']),
  & > :where([data-half]) {
    fill: var(--pf-star);
    stroke: var(--pf-star-line);
  }
  &:where(:dir(rtl)[data-state='half']) {
    transform: scaleX(-1);
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    &:where([data-state='full']),
    & > :where([data-half]) {
      fill: CanvasText;
    }
  }
`;
