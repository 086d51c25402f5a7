import { QueryClient } from '@tanstack/react-query';

/** The portal's own cache. Pinfold has another, and neither sees the other. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

declare global {
  interface Window {
    /** Where the browser extension of React Query looks. */
    __TANSTACK_QUERY_CLIENT__: QueryClient;
  }
}
window.__TANSTACK_QUERY_CLIENT__ = queryClient;
