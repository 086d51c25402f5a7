import { useContext } from 'react';
import type { PinfoldClient } from '../client/create-client.ts';
import { PinfoldContext, type Pinfold } from './pinfold-context.ts';

/**
 * Everything that the nearest Provider offers.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { navigate } = usePinfold();
 * ```
 */
export function usePinfold(): Pinfold {
  const pinfold = useContext(PinfoldContext);
  if (!pinfold)
    throw new Error('Pinfold hooks and components need a <PinfoldProvider> somewhere above them.');
  return pinfold;
}

/**
 * The Provider's client, in the Provider's language.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const client = useClient();
 * const countUnanswered = async () => (await unwrapResponse(client.api.GET('/reviews/stats/'))).unanswered;
 * ```
 */
export function useClient(): PinfoldClient {
  return usePinfold().client;
}
