import type { ApiError } from '@pinfold/sdk';
import type { Complaint } from '../form/complaint.ts';
import { emailFault } from '../form/email-fault.ts';
import { problemWords } from '../form/problem-words.ts';
import { refusedField } from '../form/refused-field.ts';
import { newPasswordComplaints, refusedPassword } from '../password/new-password-complaints.ts';

/** What is typed to get an account. */
export interface SignUpDraft {
  name: string;
  email: string;
  password: string;
  hasAcceptedTerms: boolean;
  hasAcceptedMarketing: boolean;
}

export type SignUpField = 'name' | 'email' | 'password' | 'terms';

/** What is worth mending before anything is sent, from top to bottom. */
export function signUpComplaints(draft: SignUpDraft, minLength: number): Complaint<SignUpField>[] {
  const fault = emailFault(draft.email);
  return [
    ...(draft.name.trim() ? [] : [{ field: 'name' as const, key: 'field.name_missing' as const }]),
    ...(fault ? [{ field: 'email' as const, key: fault }] : []),
    ...newPasswordComplaints('password', draft.password, minLength, 'login.password_missing'),
    ...(draft.hasAcceptedTerms ? [] : [{ field: 'terms' as const, key: 'terms.missing' as const }]),
  ];
}

/** Why the API gave no account. */
export function signUpProblem(error: ApiError): Complaint<SignUpField> {
  if (error.code === 'terms_not_accepted') return { field: 'terms', key: 'terms.missing' };
  return (
    refusedPassword('password', error) ??
    refusedField(error, { name: 'name', email: 'email', password: 'password' }) ??
    problemWords(error, 'problem.failed', { sign_up_closed: 'sign_up.closed' })
  );
}
