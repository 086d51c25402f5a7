import { QueryClient } from '@tanstack/react-query';

/** The portal's own cache. Pinfold has another, and neither sees the other. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

// Where the browser extension of React Query looks.
Object.assign(window, { __TANSTACK_QUERY_CLIENT__: queryClient });
