import type { ApiError } from '@pinfold/sdk';
import type { TextValues } from '../../texts/fill-text.ts';
import type { TextKey } from '../../texts/text-key.ts';

export interface Words {
  key: TextKey;
  values?: TextValues;
  /** The API's own sentence; wins over the key. */
  text?: string;
}

/** Says in place why logging in failed. */
export function loginProblem(error: ApiError): Words {
  if (error.code === 'invalid_credentials') return { key: 'login.refused' };
  if (error.code === 'too_many_attempts')
    return {
      key: 'login.throttled',
      values: { count: Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) },
    };
  const text = error.errors[0]?.message ?? error.detail;
  return { key: 'login.failed', ...(text !== undefined && { text }) };
}

export interface MissingCredential {
  field: 'email' | 'password';
  key: TextKey;
}

/** What is worth mending before anything is sent. */
export function missingCredential(credentials: {
  email: string;
  password: string;
}): MissingCredential | undefined {
  const email = credentials.email.trim();
  if (!email) return { field: 'email', key: 'login.email_missing' };
  if (!/^\S+@\S+\.\S+$/.test(email)) return { field: 'email', key: 'login.email_wrong' };
  if (!credentials.password) return { field: 'password', key: 'login.password_missing' };
  return undefined;
}
