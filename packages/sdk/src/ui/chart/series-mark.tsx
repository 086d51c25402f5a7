'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';
import { token } from '../../theme/token.ts';
import type { TokenName } from '../../theme/tokens.ts';
import { seriesDash, seriesShape } from './chart-series.ts';

/** A sample of a series' line with colour, dashes and shape. */
export function SeriesMark({ color, index }: { color: TokenName; index: number }): JSX.Element {
  return (
    <Mark viewBox="0 0 22 12" aria-hidden>
      <path d="M0 6H22" stroke={token(color)} strokeWidth={2.2} strokeDasharray={seriesDash(index)} />
      <path d={seriesShape(index, 11, 6)} fill={token(color)} />
    </Mark>
  );
}

const Mark = styled.svg.withConfig(innerClass('Chart-mark'))`
  flex: none;
  inline-size: 22px;
  block-size: 12px;
  overflow: visible;
`;
