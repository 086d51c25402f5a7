import type { ApiError } from '@pinfold/sdk';
import type { SignUpLink } from '@pinfold/sdk/headless/session';
import { emailFault, problemMessage, type Complaint } from '../form/complaints.ts';
import { refusedField } from '../form/refusals.ts';
import { newPasswordComplaints, refusedPassword } from '../password/new-password.ts';

/** What a sign-up link carries, with the campaign that published it. */
export interface ReadSignUpLink extends SignUpLink {
  campaign?: string;
}

/** Reads the query of a sign-up link: `access`, or `audit` together with `custom_invitation`; `campaign` besides. */
export function readSignUpLink(search: string): ReadSignUpLink {
  const query = new URLSearchParams(search);
  const access = query.get('access');
  const campaign = query.get('campaign') ?? query.get('utm_campaign');
  return {
    ...(access && { access: access.slice(0, 200) }),
    ...(isOn(query.get('audit')) && { isAudit: true }),
    ...(isOn(query.get('custom_invitation') ?? query.get('custom-invitation')) && {
      hasCustomInvitation: true,
    }),
    ...(campaign && { campaign: campaign.slice(0, 100) }),
  };
}

function isOn(flag: string | null): boolean {
  return flag === 'true' || flag === '1';
}

/** What is typed to get an account. */
export interface SignUpDraft {
  name: string;
  email: string;
  password: string;
  hasAcceptedTerms: boolean;
  hasAcceptedMarketing: boolean;
}

type SignUpField = 'name' | 'email' | 'password' | 'terms';

/** What to correct before anything is sent, from top to bottom. */
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
    problemMessage(error, 'problem.failed', { sign_up_closed: 'sign_up.closed' })
  );
}
