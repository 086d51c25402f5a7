import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PinfoldClient } from '../client/create-client.ts';
import { isScopedKey, userKeys } from '../query/user-keys.ts';

/** After a change of company nothing of the former one stays in memory, and the user's details are asked for again. */
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
