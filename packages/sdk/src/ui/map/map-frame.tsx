'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../theme/part-class.ts';

export interface MapFrameProps {
  /** Height: `s` 200 px, `m` 320 px, `l` 480 px, `full` that of its parent. @default 'm' */
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  children?: ReactNode;
}

/** The box that reserves a map's space while its code loads, and on a server. */
export function MapFrame({ size = 'm', children }: MapFrameProps): JSX.Element {
  return <Root data-size={size}>{children}</Root>;
}

const Root = styled.div.withConfig(partClass('Map'))`
  position: relative;
  /* Keeps Leaflet's z-indexes below the page's layers. */
  isolation: isolate;
  block-size: 320px;
  min-inline-size: 0;
  overflow: hidden;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-line-2);
  &:where([data-size='s']) {
    block-size: 200px;
  }
  &:where([data-size='l']) {
    block-size: 480px;
  }
  &:where([data-size='full']) {
    block-size: 100%;
  }
`;
