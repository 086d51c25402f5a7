import { Heading, Row, Stack, Text } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

export interface PageHeadingProps {
  /** Before the title, such as a way back. */
  above?: ReactNode;
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons and choices at the end of the title's row. */
  actions?: ReactNode;
}

export interface PageLayoutProps extends PageHeadingProps {
  /**
   * As wide as the screen, for charts and maps; `form` is a short page in the middle, `step` a wide one there, without a
   * menu beside it. @default 'page'
   */
  width?: 'page' | 'screen' | 'form' | 'step';
  children: ReactNode;
}

/** A page inside the shell: its heading, and sections below each other in a column that stays readable. */
export function PageLayout({ width = 'page', children, ...heading }: PageLayoutProps) {
  return (
    <PageSpace $width={widths[width]} $isCentred={width === 'form' || width === 'step'}>
      <header>
        <PageHeading {...heading} />
      </header>
      {children}
    </PageSpace>
  );
}

const widths = { page: '1120px', screen: 'none', form: '760px', step: '1120px' };

/** What a page is called and about, and what can be done with all of it. */
export function PageHeading({ above, title, lead, actions }: PageHeadingProps) {
  return (
    <Row align="end" gap={4} wrap>
      <Stack gap={2} basis="260px">
        <div>
          {above && (
            <Text as="div" tone="subtle">
              {above}
            </Text>
          )}
          <Heading level={1} size="xl" wrap="anywhere">
            {title}
          </Heading>
        </div>
        {lead && (
          <Text as="p" tone="muted" wrap="pretty">
            {lead}
          </Text>
        )}
      </Stack>
      {actions && (
        <Row gap={3} wrap>
          {actions}
        </Row>
      )}
    </Row>
  );
}

interface PageSpaceProps {
  /** A CSS length that it is not wider than. @default as wide as the screen */
  $width?: string;
  $isCentred?: boolean;
  /** Space around, on screens and on phones. */
  $padding?: string;
  $narrowPadding?: string;
  /** Leaves a phone's screen to what follows: a sentence takes one line there. @default false */
  $isBrief?: boolean;
}

const oneLine = css`
  & p {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** The room of a page: how wide it gets, and space around it that shrinks on a phone. */
export const PageSpace = styled.div<PageSpaceProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $isBrief = false }) => ($isBrief ? '8px' : '20px')};
  inline-size: 100%;
  max-inline-size: ${({ $width = 'none' }) => $width};
  margin-inline: ${({ $isCentred = false }) => ($isCentred ? 'auto' : '0')};
  padding: ${({ $padding = '24px' }) => $padding};
  @media (max-width: 640px) {
    gap: ${({ $isBrief = false }) => ($isBrief ? '4px' : '16px')};
    padding: ${({ $narrowPadding = '8px 16px 16px' }) => $narrowPadding};
    ${({ $isBrief }) => $isBrief && oneLine}
  }
`;
