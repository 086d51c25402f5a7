import { type CurrentCompany, useCurrentCompany } from '../features/company/current-company.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import type { QueryResult } from '../query/results.ts';

/**
 * Returns the query whose failure left the user's permissions unknown; undefined where they are known, loading, refused
 * or the host's own.
 */
export function useUnreadPermissions(): QueryResult<CurrentCompany> | undefined {
  const { permissions } = usePinfold();
  const company = useCurrentCompany();
  const { data, error } = company;
  return permissions || data || !error || error.status === 403 ? undefined : company;
}
