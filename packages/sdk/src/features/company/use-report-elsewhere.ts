import type { ApiError } from '../../client/api-error.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { staysInForm } from './stays-in-form.ts';
import { useCurrentCompany } from './use-current-company.ts';

/** Tells the host of refusals that no form can show: to be called with each failure of a form's call. */
export function useReportElsewhere(): (error: ApiError) => void {
  const { report, featureFlags } = usePinfold();
  const { data: company } = useCurrentCompany();
  return (error) => {
    if (!staysInForm(error, { featureFlags: featureFlags ?? company?.feature_flags })) report(error);
  };
}
