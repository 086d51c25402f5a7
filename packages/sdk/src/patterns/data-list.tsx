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
  /** The rows belong to a former query, and are shown dimmed. */
  isStale?: boolean | undefined;
  /** `DataRow`s. */
  children: ReactNode;
}

/**
 * A short framed list, where no table is needed.
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
  /** Public part name of the row, if hosts may style it. */
  part?: PartName | undefined;
  /** Title of the row. */
  title: ReactNode;
  /** Details below the title. */
  details?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** CSS length: minimum width of the texts, below which actions wrap. */
  basis?: string | undefined;
}

/** An entry of a `DataList` with title, details and actions. */
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
