import type { ApiError } from '@pinfold/sdk';
import type { Complaint } from '../form/complaint.ts';
import { problemWords } from '../form/problem-words.ts';
import { refusedField } from '../form/refused-field.ts';
import { refusedPassword } from './new-password-complaints.ts';

/** Why a mailed link set no new password. */
export function resetProblem(error: ApiError): Complaint<'password'> {
  return (
    refusedPassword('password', error) ??
    refusedField(error, { new_password: 'password' }) ??
    problemWords(error, 'problem.failed', { link_invalid: 'problem.link' })
  );
}
