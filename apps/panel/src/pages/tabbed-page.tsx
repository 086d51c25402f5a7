import { token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface TabbedPageProps {
  /** Before the title, such as a way back. */
  above?: ReactNode;
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons at the end of the title's row. */
  actions?: ReactNode;
  /** The pages beside this one. */
  tabs: ReactNode;
  /** The content has the rest of the height and scrolls by itself. @default false */
  isFilled?: boolean;
  children: ReactNode;
}

/** One of several pages below one heading, each as wide as the screen. */
export function TabbedPage({
  above,
  title,
  lead,
  actions,
  tabs,
  isFilled = false,
  children,
}: TabbedPageProps) {
  return (
    <Page data-filled={isFilled || undefined}>
      <Head>
        <Row>
          <Words>
            {above && <Above>{above}</Above>}
            <Title>{title}</Title>
            {lead && <Lead>{lead}</Lead>}
          </Words>
          {actions && <Actions>{actions}</Actions>}
        </Row>
        {tabs}
      </Head>
      <Body>{children}</Body>
    </Page>
  );
}

const Page = styled.div`
  display: flex;
  flex-direction: column;
  &[data-filled] {
    block-size: 100%;
  }
`;

const Head = styled.header`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: 8px;
  padding: 20px 24px 0;
  @media (max-width: 640px) {
    gap: 4px;
    padding: 14px 16px 0;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 10px 16px;
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-inline-size: 0;
`;

const Above = styled.div`
  color: ${token('color-ink-3')};
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${token('font-size-xl')};
  font-weight: 680;
  letter-spacing: -0.015em;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  margin: 4px 0 0;
  color: ${token('color-ink-2')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`;

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
