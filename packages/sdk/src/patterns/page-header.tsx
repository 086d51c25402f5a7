'use client';
import type { JSX, ReactNode } from 'react';
import { Row, Spread, Stack } from '../ui/layout/stack.tsx';
import { Heading, Text } from '../ui/layout/text.tsx';

export interface PageHeaderProps {
  /** Null if the surrounding page has its own heading. */
  title: ReactNode;
  /** Level of the title in the page's outline. @default 1 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** `l` for a part of a page. @default 'xl' */
  size?: 'l' | 'xl' | undefined;
  /** Below the title, such as a count. A space reserves the line while it loads. */
  summary?: ReactNode;
  /** Announces changes of the summary, which is then shown without a title, too. @default false */
  isSummaryLive?: boolean | undefined;
  /** A description of the page below the title. */
  lead?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
}

/**
 * The header of a screen: title, summary, description and actions.
 *
 * @selector .pinfold-PageHeader
 */
export function PageHeader({
  title,
  headingLevel = 1,
  size = 'xl',
  summary,
  isSummaryLive = false,
  lead,
  actions,
}: PageHeaderProps): JSX.Element {
  return (
    <Spread part="PageHeader" align="start" gap={5} rowGap={3} small={{ rowGap: 2 }}>
      {hasWords({ title, summary, isSummaryLive, lead }) && (
        <Stack
          {...(lead === undefined
            ? { flex: 'grow', minInlineSize: 'min-content' }
            : { basis: '280px', gap: 1 })}
        >
          {title !== null && (
            <Heading part="PageHeader-title" level={headingLevel} size={size}>
              {title}
            </Heading>
          )}
          {summary !== undefined && (title !== null || isSummaryLive) && (
            <Text as="p" part="PageHeader-summary" tone="subtle" {...(isSummaryLive && { role: 'status' })}>
              {summary}
            </Text>
          )}
          {lead !== undefined && (
            <Text as="p" tone="muted" wrap="pretty" maxInlineSize="64ch" small={{ size: 's' }}>
              {lead}
            </Text>
          )}
        </Stack>
      )}
      {hasContent(actions) && (
        <Row part="PageHeader-actions" gap={3} wrap push={lead === undefined}>
          {actions}
        </Row>
      )}
    </Spread>
  );
}

/** Whether a header has any text besides its actions. */
export function hasWords({ title, summary, isSummaryLive = false, lead }: PageHeaderProps): boolean {
  return title !== null || lead !== undefined || (isSummaryLive && summary !== undefined);
}

/** Whether a slot has content; `false` and `null` of conditions have none. */
export function hasContent(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
