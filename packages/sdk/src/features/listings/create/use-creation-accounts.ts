import { useClient } from '../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listCreationAccounts } from './creation-queries.ts';

/** The connected Google accounts that a location can be created in. */
export function useCreationAccounts() {
  return usePinfoldQuery({ ...listCreationAccounts(useClient()), meta: { isQuiet: true } });
}
