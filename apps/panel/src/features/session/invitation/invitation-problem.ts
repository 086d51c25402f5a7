import type { ApiError } from '@pinfold/sdk';
import { problemMessage, type Complaint } from '../form/complaints.ts';
import { refusedField } from '../form/refusals.ts';
import { newPasswordComplaints, refusedPassword } from '../password/new-password.ts';

/** What a reader without an account types to join. */
export interface JoiningDraft {
  name: string;
  password: string;
  hasAcceptedTerms: boolean;
}

export type JoiningField = 'name' | 'password' | 'terms';

/** What to correct before joining; nothing is asked of those who have an account. */
export function joiningComplaints(
  draft: JoiningDraft,
  { hasAccount, minLength }: { hasAccount: boolean; minLength: number },
): Complaint<JoiningField>[] {
  if (hasAccount) return [];
  return [
    ...(draft.name.trim() ? [] : [{ field: 'name' as const, key: 'field.name_missing' as const }]),
    ...newPasswordComplaints('password', draft.password, minLength, 'login.password_missing'),
    ...(draft.hasAcceptedTerms ? [] : [{ field: 'terms' as const, key: 'terms.missing' as const }]),
  ];
}

/** Why joining failed. */
export function joiningProblem(error: ApiError): Complaint<JoiningField> {
  if (error.code === 'terms_not_accepted') return { field: 'terms', key: 'terms.missing' };
  return (
    refusedPassword('password', error) ??
    refusedField(error, { name: 'name', password: 'password' }) ??
    problemMessage(error, 'problem.failed', { link_invalid: 'problem.link' })
  );
}
