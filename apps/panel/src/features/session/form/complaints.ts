import type { ApiError, ProblemCode } from '@pinfold/sdk';
import type { TextValues } from '../../../texts/i18n.ts';
import type { TextKey } from '../../../texts/text-key.ts';

/** Something that is wrong with a form, at the field to correct; of the whole form without one. */
export interface Complaint<Field extends string> extends Message {
  field?: Field;
}

/** A text to show: our own by key, or the API's sentence. */
export interface Message {
  key: TextKey;
  values?: TextValues;
  /** The API's own sentence; wins over the key. */
  text?: string;
}

/** Our own text for a problem, where it is better than the API's. */
type KnownProblems = { readonly [Code in ProblemCode]?: TextKey };

/** Returns why a call failed; `otherwise` when there was no response. */
export function problemMessage(error: ApiError, otherwise: TextKey, known: KnownProblems = {}): Message {
  const key = error.code && error.code !== 'timeout' ? known[error.code] : undefined;
  if (key) return { key };
  if (error.code === 'too_many_attempts')
    return {
      key: 'login.throttled',
      values: { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) },
    };
  const text = error.errors[0]?.message ?? error.detail;
  return { key: otherwise, ...(text !== undefined && { text }) };
}

/** What is visibly wrong with an e-mail address. Whether it exists is for the mail to show. */
export function emailFault(text: string): TextKey | undefined {
  const email = text.trim();
  if (!email) return 'login.email_missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(email) ? undefined : 'login.email_wrong';
}
