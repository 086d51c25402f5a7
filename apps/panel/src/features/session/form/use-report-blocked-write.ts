import { usePinfold, type ApiError } from '@pinfold/sdk';

/** Refusals that are no matter of one form: the reader may look at everything here, and change nothing. */
export function isBlockedWrite({ code }: ApiError): boolean {
  return code === 'demo_read_only' || code === 'view_as_read_only';
}

/** Shows such a refusal as everywhere, in the panel's modal; a form says all others by itself. */
export function useReportBlockedWrite(): (error: ApiError) => void {
  const { report } = usePinfold();
  return (error) => {
    if (isBlockedWrite(error)) report(error);
  };
}
