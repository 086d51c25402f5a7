'use client';
import type { JSX, ReactNode } from 'react';
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
  /** They are of an earlier question, and will be replaced. */
  isStale?: boolean | undefined;
  /** `Figure`s. */
  children: ReactNode;
}

/** A few figures beside each other, as many in a line as there is room for. */
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
  /** What it means, in a sentence. */
  definition: string;
  /** A link to what it counts. */
  action?: ReactNode;
}

export interface FigureChange {
  text: string;
  direction: 'up' | 'down' | 'none';
  /** Whether that is good. */
  meaning: 'better' | 'worse' | 'same';
}

/** A figure in a frame, with how it changed and what it means. */
export function Figure({ name, value, change, definition, action }: FigureProps): JSX.Element {
  return (
    <Stack gap={1} padding={5} isFramed>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Value>{value}</Value>
      {change && (
        <Text as="dd" size="s" tone={tones[change.meaning]}>
          <Row as="span" gap={2}>
            {change.direction === 'up' && <ArrowUpIcon size={13} />}
            {change.direction === 'down' && <ArrowDownIcon size={13} />}
            {change.text}
          </Row>
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

const Value = styled.dd.withConfig(innerClass('Figure-value'))`
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
