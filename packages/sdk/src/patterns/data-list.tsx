'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../theme/part-class.ts';
import type { PartName } from '../theme/parts.ts';
import { Row, Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';

interface DataListProps {
  /** Names the list for screen readers. */
  label: string;
  /** What is shown is of an earlier question, and will be replaced. */
  isStale?: boolean | undefined;
  /** `DataRow`s. */
  children: ReactNode;
}

/**
 * A short list in a frame, for what needs no table.
 *
 * @selector .pinfold-DataList
 */
export function DataList({ label, isStale = false, children }: DataListProps): JSX.Element {
  return (
    <Frame aria-label={label} data-state={isStale ? 'stale' : 'ready'}>
      {children}
    </Frame>
  );
}

interface DataRowProps {
  /** The part of the component around that a row is, if hosts may style it. */
  part?: PartName | undefined;
  /** What the row is about. */
  title: ReactNode;
  /** Facts in a line below the title. */
  details?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** A CSS length: where there is less for the words, actions stand below them. */
  basis?: string | undefined;
}

/** One entry of a `DataList`: its name, some facts, and what can be done with it. */
export function DataRow({ part, title, details, actions, basis }: DataRowProps): JSX.Element {
  return (
    <Row as="li" part={part} gap={4} rowGap={3} padding={[4, 5]} wrap={basis !== undefined}>
      <Stack flex="grow" basis={basis}>
        <Text as="div" weight="medium" wrap="anywhere">
          {title}
        </Text>
        {details && (
          <Text as="div" size="s" tone="muted">
            <Row gap={3} rowGap={2} wrap>
              {details}
            </Row>
          </Text>
        )}
      </Stack>
      {actions && (
        <Row flex="none" gap={1}>
          {actions}
        </Row>
      )}
    </Row>
  );
}

const Frame = styled.ul.withConfig(partClass('DataList'))`
  margin: 0;
  padding: 0;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  list-style: none;
  transition: opacity 120ms 200ms;
  &:where([data-state='stale']) {
    opacity: 0.55;
  }
  & > li:not(:last-child) {
    border-block-end: 1px solid var(--pf-line-2);
  }
`;
