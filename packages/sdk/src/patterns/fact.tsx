'use client';
import type { JSX, ReactNode } from 'react';
import { Text } from '../ui/layout/text.tsx';

interface FactProps {
  name: string;
  /** Digits of equal width. @default false */
  isTabular?: boolean;
  children: ReactNode;
}

/** A name and what it is, as two cells of a `Grid` that is a `dl`. */
export function Fact({ name, isTabular = false, children }: FactProps): JSX.Element {
  return (
    <>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" weight="medium" wrap="anywhere" isTabular={isTabular}>
        {children}
      </Text>
    </>
  );
}
