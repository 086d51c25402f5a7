// oxlint-disable-next-line no-restricted-imports -- this is the host's own, in tests alone
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider, type PinfoldProviderProps } from '../provider/pinfold-provider.tsx';
import { createTestClient } from './create-test-client.ts';

type Props = Partial<PinfoldProviderProps>;

/** Renders in a Provider inside a host with its own React Query and StrictMode. */
export function wrapInPinfold(props: Props = {}) {
  const hostQueryClient = new QueryClient();
  const client = props.client ?? createTestClient();
  return function Host({ children }: { children: ReactNode }) {
    return (
      <StrictMode>
        <QueryClientProvider client={hostQueryClient}>
          <PinfoldProvider locale={pl} {...props} client={client}>
            {children}
          </PinfoldProvider>
        </QueryClientProvider>
      </StrictMode>
    );
  };
}

export function renderInPinfold(ui: ReactNode, props: Props = {}) {
  return render(ui, { wrapper: wrapInPinfold(props) });
}

export function renderHookInPinfold<Result>(hook: () => Result, props: Props = {}) {
  return renderHook(hook, { wrapper: wrapInPinfold(props) });
}
