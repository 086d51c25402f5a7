import { errorPolicy } from '../error-policy/error-policy.ts';
import { useCurrentCompany } from '../features/company/current-company.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import { inWords } from '../provider/use-report.ts';

/** Why the user's permissions could not be read. */
export interface PermissionsFailure {
  /** In the reader's language, as `onError` is told. */
  text: string;
  /** The API refused to tell them, rather than failed to. */
  isRefusal: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Returns why the user's permissions could not be read; undefined where they are known, loading, or the host's own. A
 * permission that is not known is not one that is missing: nobody can be asked for it.
 */
export function usePermissionsFailure(): PermissionsFailure | undefined {
  const { permissions, translate } = usePinfold();
  const { data: company, error, isFetching, refetch } = useCurrentCompany();
  if (permissions || company || !error) return undefined;
  const reaction = inWords(errorPolicy(error), translate);
  return {
    text: reaction.kind === 'silent' ? translate('error.generic') : reaction.message,
    isRefusal: error.status === 403,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}
