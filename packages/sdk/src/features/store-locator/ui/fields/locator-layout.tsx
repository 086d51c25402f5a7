import type { JSX, ReactNode } from 'react';
import { Grid } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** A sentence of help in a part of the form. */
export function LocatorText({ children }: { children: ReactNode }): JSX.Element {
  return (
    <Text as="p" tone="muted" wrap="anywhere">
      {children}
    </Text>
  );
}

/** Fields beside each other, two in a row at most, as far as there is room. */
export function LocatorGrid({ children }: { children: ReactNode }): JSX.Element {
  return (
    <Grid min="max(220px, 34%)" align="start" gap={5}>
      {children}
    </Grid>
  );
}
