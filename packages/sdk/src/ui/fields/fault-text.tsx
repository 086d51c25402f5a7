'use client';
import type { JSX, ReactNode } from 'react';
import { Text } from '../layout/text.tsx';

interface FaultTextProps {
  children: ReactNode;
  /** For the field that it describes. */
  id?: string | undefined;
}

/** What is wrong with a value, below the field or fields that it was typed in. It is read out when it appears. */
export function FaultText(props: FaultTextProps): JSX.Element {
  return <Text {...props} as="p" tone="bad" size="s" role="alert" />;
}
