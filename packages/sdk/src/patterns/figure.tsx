'use client';
import type { FunctionComponent, JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass } from '../theme/part-class.ts';
import type { PartName } from '../theme/parts.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../ui/icons/arrow-icons.tsx';
import { Grid, Row, Stack } from '../ui/layout/stack.tsx';
import { Text, type TextTone } from '../ui/layout/text.tsx';

interface FiguresProps {
  part?: PartName | undefined;
  /** Names the figures for screen readers. */
  label: string;
  /** The figures belong to a former query, and are shown dimmed. */
  isStale?: boolean | undefined;
  /** `Figure`s. */
  children: ReactNode;
}

/** A wrapping row of figures. */
export function Figures({ part, label, isStale = false, children }: FiguresProps): JSX.Element {
  return (
    <Grid as="dl" part={part} aria-label={label} fit="180px" gap={5} flex="none" isStale={isStale}>
      {children}
    </Grid>
  );
}

interface FigureProps {
  name: string;
  value: string;
  change?: FigureChange | undefined;
  /** A sentence that explains it. */
  definition: string;
  /** A link to what it counts. */
  action?: ReactNode;
}

interface FigureValueProps {
  as?: 'dd' | undefined;
  children: ReactNode;
}

export interface FigureChange {
  text: string;
  direction: 'up' | 'down' | 'none';
  /** Whether that is good. */
  meaning: 'better' | 'worse' | 'same';
}

/** A framed figure with its change and an explanation. */
export function Figure({ name, value, change, definition, action }: FigureProps): JSX.Element {
  return (
    <Stack gap={1} padding={5} isFramed>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <FigureValue as="dd">{value}</FigureValue>
      {change && (
        <Text as="dd">
          <FigureChangeText change={change} />
        </Text>
      )}
      <Text as="dd" tone="subtle" size="s">
        {definition}
      </Text>
      {action && (
        <Stack as="dd" flex="grow" justify="end" padding={[2, 0, 0]}>
          <div>{action}</div>
        </Stack>
      )}
    </Stack>
  );
}

/** How a figure changed, in the colour of what that means; also in a row of a table. */
export function FigureChangeText({ change }: { change: FigureChange }): JSX.Element {
  return (
    <Text size="s" tone={tones[change.meaning]}>
      <Row as="span" gap={2} isInline>
        {change.direction === 'up' && <ArrowUpIcon size={13} />}
        {change.direction === 'down' && <ArrowDownIcon size={13} />}
        <span>{change.text}</span>
      </Row>
    </Text>
  );
}

/** The number itself, also where no explanation fits around it. */
export const FigureValue: FunctionComponent<FigureValueProps> = styled.strong.withConfig(
  innerClass('Figure-value'),
)`
  margin: 0;
  font-size: 1.625rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;

const tones: Readonly<Record<FigureChange['meaning'], TextTone>> = {
  better: 'good',
  worse: 'bad',
  same: 'muted',
};
