import type { ApiError } from '@pinfold/sdk';
import { problemMessage, type Complaint } from '../form/complaints.ts';
import { isBlockedWrite, refusedField } from '../form/refusals.ts';
import { newPasswordComplaints, refusedPassword } from '../password/new-password.ts';

export type PasswordFieldName = 'current' | 'next';

/** What to correct before a changed password is sent. */
export function passwordComplaints(
  { current, next }: Record<PasswordFieldName, string>,
  minLength: number,
): Complaint<PasswordFieldName>[] {
  return [
    ...(current ? [] : [{ field: 'current' as const, key: 'password.current_missing' as const }]),
    ...newPasswordComplaints('next', next, minLength, 'reset.password_missing'),
  ];
}

/** Why the password was not changed; nothing for what the panel says by itself. */
export function passwordProblem(error: ApiError): Complaint<PasswordFieldName> | undefined {
  if (isBlockedWrite(error)) return undefined;
  if (error.code === 'wrong_password') return { field: 'current', key: 'password.current_wrong' };
  return (
    refusedPassword<PasswordFieldName>('next', error) ??
    refusedField<PasswordFieldName>(error, { current_password: 'current', new_password: 'next' }) ??
    problemMessage(error, 'problem.failed')
  );
}
