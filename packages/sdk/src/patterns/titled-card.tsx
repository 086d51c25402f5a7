'use client';
import { type JSX, type ReactNode, useId } from 'react';
import type { PartName } from '../theme/parts.ts';
import { Row, Stack } from '../ui/layout/stack.tsx';
import { Heading, Text } from '../ui/layout/text.tsx';

interface TitledCardProps {
  /** What hosts style it by. */
  part: PartName;
  title: ReactNode;
  headingLevel: 2 | 3 | 4;
  /** Names the group for screen readers. @default the title */
  label?: string | undefined;
  /** Beside the title: ways to look at the content. */
  tools?: ReactNode;
  /** Below the content. */
  note?: ReactNode;
  /** The content belongs to a former query, and is shown dimmed. */
  isStale?: boolean | undefined;
  /** Another content is on its way. */
  isBusy?: boolean | undefined;
  children: ReactNode;
}

/** One subject in a frame, such as a figure with its chart: a group that its title names. */
export function TitledCard({
  part,
  title,
  headingLevel,
  label,
  tools,
  note,
  isStale,
  isBusy,
  children,
}: TitledCardProps): JSX.Element {
  const id = useId();
  return (
    <Stack
      part={part}
      role="group"
      aria-label={label}
      aria-labelledby={label ? undefined : id}
      aria-busy={isBusy}
      isStale={isStale}
      gap={4}
      minInlineSize="0"
      padding={[5, 6]}
      small={{ padding: [5, 3] }}
      isFramed
    >
      <Row gap={4} rowGap={3} wrap>
        <Heading level={headingLevel} id={id} basis="180px">
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
