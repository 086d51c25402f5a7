import type { ApiError } from '../../client/api-error.ts';
import { errorPolicy } from '../../error-policy/error-policy.ts';
import type { Translate } from '../../i18n/create-translate.ts';
import { staysInForm } from './stays-in-form.ts';

/** Why a form was refused, in the reader's language; undefined when that is not said in the form. */
export function refusalWords(error: ApiError | null, t: Translate): string | undefined {
  if (!error || !staysInForm(error)) return undefined;
  if (error.status === 502) return t('company.provider_unavailable');
  const reaction = errorPolicy(error);
  if (reaction.kind === 'silent') return undefined;
  const { message } = reaction;
  return 'text' in message ? message.text : t(message.key, message.values);
}

/** The field that was refused, by its name on the wire, with the API's sentence. */
export function refusedFields(error: ApiError | null): Readonly<Record<string, string>> {
  const named = (error?.errors ?? []).map(
    ({ path, message }) => [path.replace(/^body\./, ''), message] as const,
  );
  return Object.fromEntries(named);
}
