import type { ApiError } from '../../client/api-error.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { formRefusal } from './form-refusal.ts';
import { useCurrentCompany } from './use-current-company.ts';

/** What `useFormRefusal` returns. */
export interface UseFormRefusalResult {
  /** Tells the host of what concerns more than the form; to be called with each failure. */
  reportElsewhere: (error: ApiError) => void;
  /** What the form says, in the reader's language. */
  wordsFor: (error: ApiError | null) => string | undefined;
}

/** Why a form's call failed: in words where the form says it, and told to the host where more is concerned. */
export function useFormRefusal(): UseFormRefusalResult {
  const { report, translate, featureFlags } = usePinfold();
  const { data: company } = useCurrentCompany();
  const situation = { company, featureFlags: featureFlags ?? company?.feature_flags };
  return {
    reportElsewhere: (error: ApiError) => {
      if (formRefusal(error, situation).isForHost) report(error);
    },
    wordsFor: (error: ApiError | null): string | undefined => {
      const message = error ? formRefusal(error, situation).message : undefined;
      if (!message) return undefined;
      return 'text' in message ? message.text : translate(message.key, message.values);
    },
  };
}
