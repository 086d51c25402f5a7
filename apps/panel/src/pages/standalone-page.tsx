import { EmptyState } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Brand } from '../shell/brand.tsx';

export interface StandalonePageProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** One message on a page of its own, outside the shell. */
export function StandalonePage({ title, children, actions }: StandalonePageProps) {
  return (
    <Page>
      <Brand />
      <EmptyState title={title} actions={actions}>
        {children}
      </EmptyState>
    </Page>
  );
}

const Page = styled.main`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 20px;
  min-block-size: 100dvh;
  padding: 24px 16px max(24px, env(safe-area-inset-bottom));
`;
