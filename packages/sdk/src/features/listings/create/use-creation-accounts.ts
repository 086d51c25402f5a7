import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import type { GoogleAccount } from '../../integrations/use-google-accounts.ts';
import { listCreationAccounts } from './creation-queries.ts';

/** The connected Google accounts that a location can be created in. */
export function useCreationAccounts(): QueryResult<GoogleAccount[]> {
  return usePinfoldQuery({ ...listCreationAccounts(useClient()), meta: { isQuiet: true } });
}
