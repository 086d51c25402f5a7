import type { ApiError, Language, Schemas } from '@pinfold/sdk';
import { problemMessage, type Complaint } from '../form/complaints.ts';
import { isBlockedWrite, refusedField } from '../form/refusals.ts';

/** What is typed into the profile. */
interface ProfileDraft {
  name: string;
  phone: string;
}

/** What can be changed about oneself. */
interface Profile extends ProfileDraft {
  language: Language;
  shortcuts: ShortcutMode;
}

type ShortcutMode = Schemas['User']['keyboard_shortcuts'];

export const shortcutModes = ['all', 'modifiers', 'none'] as const satisfies readonly ShortcutMode[];

export type ProfileChange = Partial<Profile>;

/** Returns what of a profile has to be saved, as the API names it; undefined when only spaces were added. */
export function changeOf(saved: Profile, draft: Profile): Schemas['UserChange'] | undefined {
  const name = draft.name.trim();
  const phone_number = draft.phone.trim();
  const change: Schemas['UserChange'] = {
    ...(name !== saved.name && { name }),
    ...(phone_number !== saved.phone && { phone_number }),
    ...(draft.language !== saved.language && { language: draft.language }),
    ...(draft.shortcuts !== saved.shortcuts && { keyboard_shortcuts: draft.shortcuts }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}

type ProfileField = 'name' | 'phone';

/** The longest that the API keeps. */
export const profileLimits = { name: 120, phone: 30 } as const;

/** What to correct before the profile is saved. */
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
    problemMessage(error, 'problem.failed')
  );
}
