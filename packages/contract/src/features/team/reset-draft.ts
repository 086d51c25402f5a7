import type { MemberType } from '../../access/member-types.ts';
import { newMemberDraft, type MemberDraft } from './member-draft.ts';

/** Chooses a type. Another one than before resets locations and permissions to its defaults (product spec, section 5). */
export function resetDraft(draft: MemberDraft, type: MemberType): MemberDraft {
  return draft.type === type ? draft : newMemberDraft(type);
}
