'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { useAnalyticsView } from './analytics-frame.tsx';

interface AnalyticsCardProps {
  title: ReactNode;
  /** Beside the title: ways to look at it. */
  tools?: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}

const below = { 1: 2, 2: 3, 3: 4 } as const;

/** One subject of the figures. */
export function AnalyticsCard({ title, tools, note, children }: AnalyticsCardProps): JSX.Element {
  const id = useId();
  const { headingLevel } = useAnalyticsView();
  return (
    <Stack
      part="ReviewAnalytics-card"
      role="group"
      aria-labelledby={id}
      gap={4}
      minInlineSize="0"
      padding={[5, 6]}
      small={{ padding: [5, 3] }}
      isFramed
    >
      <Row gap={4} rowGap={3} wrap>
        <Heading level={below[headingLevel]} id={id} basis="180px">
          {title}
        </Heading>
        {tools}
      </Row>
      {children}
      {note && (
        <Text as="p" tone="subtle" size="s">
          {note}
        </Text>
      )}
    </Stack>
  );
}
