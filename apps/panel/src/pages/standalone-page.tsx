import { EmptyState, Stack } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import { Brand } from '../shell/brand.tsx';

export interface StandalonePageProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** One message on a page of its own, outside the shell. */
export function StandalonePage({ title, children, actions }: StandalonePageProps) {
  return (
    <Stack as="main" align="center" justify="center" gap={6} padding={[7, 5]} minBlockSize="100dvh">
      <Brand />
      <EmptyState title={title} actions={actions}>
        {children}
      </EmptyState>
    </Stack>
  );
}
