import { QueryClient } from '@tanstack/react-query';

/** The portal's own React Query cache, separate from Pinfold's. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

// Where the browser extension of React Query looks.
Object.assign(window, { __TANSTACK_QUERY_CLIENT__: queryClient });
