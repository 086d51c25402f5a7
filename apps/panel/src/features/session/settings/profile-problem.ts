import type { ApiError } from '@pinfold/sdk';
import { isBlockedWrite } from '../form/use-report-blocked-write.ts';
import type { Complaint } from '../form/complaint.ts';
import { problemWords } from '../form/problem-words.ts';
import { refusedField } from '../form/refused-field.ts';

/** What can be changed about oneself. */
export interface ProfileDraft {
  name: string;
  phone: string;
}

export type ProfileField = 'name' | 'phone';

/** The longest that the API keeps. */
export const profileLimits = { name: 120, phone: 30 } as const;

/** What is worth mending before the profile is saved. */
export function profileComplaints({ name, phone }: ProfileDraft): Complaint<ProfileField>[] {
  return [...nameComplaints(name.trim()), ...phoneComplaints(phone.trim())];
}

function nameComplaints(name: string): Complaint<ProfileField>[] {
  const { name: count } = profileLimits;
  if (!name) return [{ field: 'name', key: 'field.name_missing' }];
  return name.length > count ? [{ field: 'name', key: 'profile.name_too_long', values: { count } }] : [];
}

function phoneComplaints(phone: string): Complaint<ProfileField>[] {
  const { phone: count } = profileLimits;
  if (phone.length > count) return [{ field: 'phone', key: 'profile.phone_too_long', values: { count } }];
  return /^[+\d\s()./-]*$/.test(phone) ? [] : [{ field: 'phone', key: 'profile.phone_wrong' }];
}

/** Why the profile was not saved; nothing for what the panel says by itself. */
export function profileProblem(error: ApiError): Complaint<ProfileField> | undefined {
  if (isBlockedWrite(error)) return undefined;
  return (
    refusedField<ProfileField>(error, { name: 'name', phone_number: 'phone' }) ??
    problemWords(error, 'problem.failed')
  );
}
