import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PinfoldClient } from '../client/create-client.ts';
import { isScopedKey, userKeys } from '../query/user-keys.ts';

/** Removes the previous company's queries from the cache when the company changes, and refetches the user. */
export function useForgetOtherCompany(client: PinfoldClient, queryClient: QueryClient): void {
  const former = useRef(client.scope);
  useEffect(() => {
    if (former.current === client.scope) return;
    const scope = former.current;
    former.current = client.scope;
    queryClient.removeQueries({ predicate: ({ queryKey }) => isScopedKey(queryKey, scope) });
    void queryClient.invalidateQueries({ queryKey: userKeys.all });
  }, [client.scope, queryClient]);
}
