'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../theme/part-class.ts';

interface StickyBarProps {
  children: ReactNode;
}

/** A bar at the end of a long list that stays in sight while the page scrolls. */
export function StickyBar({ children }: StickyBarProps): JSX.Element {
  return <Bar>{children}</Bar>;
}

const Bar = styled.div.withConfig(innerClass('StickyBar'))`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding: var(--pf-space-4) var(--pf-space-5);
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-raised);
  box-shadow: var(--pf-shadow-l);
`;
