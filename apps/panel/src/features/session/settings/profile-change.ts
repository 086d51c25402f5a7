import type { Language, Schemas } from '@pinfold/sdk';
import type { ProfileDraft } from './profile-problem.ts';

export interface Profile extends ProfileDraft {
  language: Language;
}

export type ProfileChange = Partial<Profile>;

/** What of a profile has to be saved, as the API calls it; nothing when only spaces were added. */
export function changeOf(saved: Profile, draft: Profile): Schemas['UserChange'] | undefined {
  const name = draft.name.trim();
  const phone_number = draft.phone.trim();
  const change: Schemas['UserChange'] = {
    ...(name !== saved.name && { name }),
    ...(phone_number !== saved.phone && { phone_number }),
    ...(draft.language !== saved.language && { language: draft.language }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
}
