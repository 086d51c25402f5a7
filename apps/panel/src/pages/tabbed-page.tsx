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
      <Header as="header" $padding="20px 24px 0" $narrowPadding="8px 16px 0">
        <PageHeading {...heading} />
        {tabs}
      </Header>
      <Body>{children}</Body>
    </Stack>
  );
}

/** On a phone, where the screen is for what the page is about, its sentence takes one line. */
const Header = styled(PageSpace)`
  gap: 8px;
  @media (max-width: 640px) {
    gap: 4px;
    & p {
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }
`;

/** What stands last in it fills it. */
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
