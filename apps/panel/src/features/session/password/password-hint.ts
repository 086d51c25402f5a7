import { passwordFault } from '@pinfold/sdk/headless/session';
import type { TextValues } from '../../../texts/i18n.ts';
import type { TextKey } from '../../../texts/text-key.ts';

export interface PasswordHint {
  key: TextKey;
  values?: TextValues;
  /** How far a bar is filled, of three parts. */
  level: 0 | 1 | 2 | 3;
}

/**
 * How good a password is by its length, which is all that the rule asks for: nothing yet, not enough, enough, long.
 */
export function passwordHint(password: string, minLength: number): PasswordHint {
  const length = [...password.normalize('NFC')].length;
  if (length === 0) return { key: 'password.least', values: { count: minLength }, level: 0 };
  if (passwordFault(password, minLength))
    return { key: 'password.more', values: { count: minLength - length }, level: 1 };
  return length < minLength + 6 ? { key: 'password.fair', level: 2 } : { key: 'password.strong', level: 3 };
}
