'use client';
import type { JSX, ReactNode } from 'react';
import { Row, Spread, Stack } from '../ui/layout/stack.tsx';
import { Heading, Text } from '../ui/layout/text.tsx';

export interface PageHeaderProps {
  /** Null for none, where the page around has a heading of its own. */
  title: ReactNode;
  /** Level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Below the title: how much there is, or what the page is for. A space holds the line while it loads. */
  summary?: ReactNode;
  /** Has screen readers say the summary when it changes. @default false */
  isSummaryLive?: boolean | undefined;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/**
 * The title of a screen, what it is about, and what can be done with all of it.
 *
 * @selector .pinfold-PageHeader
 */
export function PageHeader({
  title,
  headingLevel = 1,
  summary,
  isSummaryLive = false,
  actions,
}: PageHeaderProps): JSX.Element {
  return (
    <Spread part="PageHeader" align="start" gap={5} rowGap={3}>
      {title !== null && (
        <Stack flex="grow" minInlineSize="min-content">
          <Heading part="PageHeader-title" level={headingLevel} size="xl">
            {title}
          </Heading>
          {summary !== undefined && (
            <Text as="p" part="PageHeader-summary" tone="subtle" {...(isSummaryLive && { role: 'status' })}>
              {summary}
            </Text>
          )}
        </Stack>
      )}
      {hasContent(actions) && (
        <Row part="PageHeader-actions" gap={3} wrap push>
          {actions}
        </Row>
      )}
    </Spread>
  );
}

/** Whether a slot holds anything: conditions leave `false` and `null` behind. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
