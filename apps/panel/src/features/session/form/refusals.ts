import { errorPolicy, usePinfold, type ApiError, type ErrorEvent } from '@pinfold/sdk';
import type { Complaint } from './complaints.ts';

/** A field that the API refused, by its name on the wire, with the API's own sentence. */
export function refusedField<Field extends string>(
  error: ApiError,
  fields: Readonly<Record<string, Field>>,
): Complaint<Field> | undefined {
  for (const { path, message } of error.errors) {
    const field = fields[path];
    if (field) return { field, key: 'problem.failed', text: message };
  }
  return undefined;
}

/** Whether a refusal concerns no form in particular: here the reader may see everything, and change nothing. */
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

/** What the error catalogue says of an error, for pages and fields that show it in place. */
export function useErrorText(): (error: ApiError | ErrorEvent) => string {
  const { translate } = usePinfold();
  return (error) => {
    const reaction = errorPolicy(error);
    if (reaction.kind === 'silent') return '';
    const { message } = reaction;
    return 'text' in message ? message.text : translate(message.key, message.values);
  };
}
