import { useClient } from '../../../provider/use-pinfold.ts';
import type { QueryResult } from '../../../query/results.ts';
import { usePinfoldQuery } from '../../../query/use-pinfold-query.ts';
import { listCreationAccounts } from './creation-queries.ts';
import type { Schemas } from '../../../client/schema.ts';

/** The connected Google accounts that a location can be created in. */
export function useCreationAccounts(): QueryResult<Schemas['GoogleAccount'][]> {
  return usePinfoldQuery({ ...listCreationAccounts(useClient()), meta: { isQuiet: true } });
}
