'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

export interface CountsRowProps {
  counts: readonly { label: string; value: number }[];
}

/** How many listings of a directory are how far, each number above its word. */
export function CountsRow({ counts }: CountsRowProps): JSX.Element {
  const format = useFormat();
  return (
    <Row as="ul" gap={6} rowGap={3} wrap>
      {counts.map(({ label, value }) => (
        <Stack key={label} as="li">
          <Text size="xl" weight="semibold" isTabular>
            {format.number(value)}
          </Text>
          <Text size="s" tone="muted">
            {label}
          </Text>
        </Stack>
      ))}
    </Row>
  );
}
