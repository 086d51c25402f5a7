import { Stack } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageHeading, PageSpace, type PageHeadingProps } from './page-layout.tsx';

export interface TabbedPageProps extends PageHeadingProps {
  /** The pages beside this one. */
  tabs: ReactNode;
  /** The content has the rest of the height and scrolls by itself. @default false */
  isFilled?: boolean;
  children: ReactNode;
}

/** One of several pages below one heading, each as wide as the screen. */
export function TabbedPage({ tabs, isFilled = false, children, ...heading }: TabbedPageProps) {
  return (
    <Stack blockSize={isFilled ? '100%' : undefined}>
      <PageSpace as="header" $isBrief $padding="20px 24px 0" $narrowPadding="8px 16px 0">
        <PageHeading {...heading} />
        {tabs}
      </PageSpace>
      <Body>{children}</Body>
    </Stack>
  );
}

/** Its last child fills the remaining height. */
const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  & > :last-child {
    flex: 1;
    min-block-size: 0;
  }
`;
