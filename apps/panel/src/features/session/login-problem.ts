import type { ApiError } from '@pinfold/sdk';
import { emailFault, problemMessage, type Complaint, type Message } from './form/complaints.ts';

/** Says in place why logging in failed. */
export function loginProblem(error: ApiError): Message {
  return problemMessage(error, 'login.failed', { invalid_credentials: 'login.refused' });
}

export type Credential = 'email' | 'password';

/** What to correct before anything is sent. */
export function missingCredentials({ email, password }: Record<Credential, string>): Complaint<Credential>[] {
  const fault = emailFault(email);
  return [
    ...(fault ? [{ field: 'email' as const, key: fault }] : []),
    ...(password ? [] : [{ field: 'password' as const, key: 'login.password_missing' as const }]),
  ];
}
