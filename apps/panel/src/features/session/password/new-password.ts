import type { ApiError } from '@pinfold/sdk';
import { passwordFault } from '@pinfold/sdk/headless/session';
import type { TextValues } from '../../../texts/i18n.ts';
import type { TextKey } from '../../../texts/text-key.ts';
import { problemMessage, type Complaint } from '../form/complaints.ts';
import { refusedField } from '../form/refusals.ts';

/** What is asked for until the installation has said so; the API decides in any case. */
export const defaultMinLength = 10;

/** What is wrong with a chosen password before it is sent. */
export function newPasswordComplaints<Field extends string>(
  field: Field,
  password: string,
  minLength: number,
  missing: TextKey,
): Complaint<Field>[] {
  if (!password) return [{ field, key: missing }];
  return passwordFault(password, minLength) ? [{ field, key: 'password.too_short' }] : [];
}

/** What the API says of a chosen password. */
export function refusedPassword<Field extends string>(
  field: Field,
  error: ApiError,
): Complaint<Field> | undefined {
  if (error.code === 'password_too_short') return { field, key: 'password.too_short' };
  return error.code === 'password_breached' ? { field, key: 'password.breached' } : undefined;
}

/** Why a mailed link set no new password. */
export function resetProblem(error: ApiError): Complaint<'password'> {
  return (
    refusedPassword('password', error) ??
    refusedField(error, { new_password: 'password' }) ??
    problemMessage(error, 'problem.failed', { link_invalid: 'problem.link' })
  );
}

interface PasswordHint {
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
