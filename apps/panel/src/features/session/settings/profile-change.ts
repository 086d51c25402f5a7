import type { Language, Schemas } from '@pinfold/sdk';
import type { ProfileDraft } from './profile-problem.ts';

export interface Profile extends ProfileDraft {
  language: Language;
  shortcuts: ShortcutMode;
}

type ShortcutMode = Schemas['User']['keyboard_shortcuts'];

export const shortcutModes = ['all', 'modifiers', 'none'] as const satisfies readonly ShortcutMode[];

export type ProfileChange = Partial<Profile>;

/** What of a profile has to be saved, as the API calls it; nothing when only spaces were added. */
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
