import { token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface PageLayoutProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Buttons and choices at the end of the title's row. */
  actions?: ReactNode;
  /** As wide as the screen, for charts and maps. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page inside the shell: its heading, and sections below each other in a column that stays readable. */
export function PageLayout({ title, lead, actions, isWide, children }: PageLayoutProps) {
  return (
    <Column $isWide={isWide}>
      <Head>
        <Words>
          <Title>{title}</Title>
          {lead && <Lead>{lead}</Lead>}
        </Words>
        {actions && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Column>
  );
}

const Column = styled.div<{ $isWide: boolean | undefined }>`
  display: flex;
  flex-direction: column;
  gap: 20px;
  max-inline-size: ${({ $isWide }) => ($isWide ? 'none' : '1120px')};
  padding: 24px;
  @media (max-width: 640px) {
    gap: 16px;
    padding: 18px 16px;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 12px;
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-inline-size: 0;
`;

const Title = styled.h1`
  margin: 0;
  font-size: ${token('font-size-xl')};
  font-weight: 680;
  letter-spacing: -0.015em;
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
