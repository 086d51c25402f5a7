import type { ApiError } from '@pinfold/sdk';
import { passwordFault } from '@pinfold/sdk/headless/session';
import type { TextKey } from '../../../texts/text-key.ts';
import type { Complaint } from '../form/complaint.ts';

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
