import type { ApiError } from '../../client/api-error.ts';
import type { AiDraftFailure } from '../../client/stream-ai-draft.ts';
import { usePinfold } from '../../provider/use-pinfold.ts';
import { useReportOperation } from '../../query/form-refusal.ts';

/** Reports why a text of the model's ended early, with the error of the call where there was one. */
export type AiFailureListener = (failure: AiDraftFailure, error?: ApiError) => void;

/** What the catalogue of errors calls a text that did not come, and a month's limit that is used up. */
interface AiOperations {
  failed: 'ai_reply' | 'ai_post';
  limited: 'ai_limit' | 'ai_post_limit';
}

/** Reports to the host that a text of the model's ended early; the field it was written into shows why. */
export function useReportAiFailure({ failed, limited }: AiOperations): AiFailureListener {
  const { report } = usePinfold();
  const reportOperation = useReportOperation();
  return (failure, error) => {
    if (error) reportOperation(failed, error);
    else report(failure === 'monthly_limit' ? limited : failed, { isShownInPlace: true });
  };
}
