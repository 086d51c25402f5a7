import type { Member } from '../../company/member.ts';
import { hashToken } from '../../../secrets/token.ts';

/** Who brings a picture: a member, or an embed token as the maker of its key. */
export type Author = Pick<Member, 'companyId' | 'userId' | 'isEmbed' | 'namedLocations'>;

/**
 * Names the locations of an embed token, so that what a page uploaded with one token is still its own with the next;
 * empty for a member.
 */
export function embedScopeOf({ isEmbed, namedLocations }: Author): string {
  if (!isEmbed) return '';
  if (!namedLocations) return 'all';
  return hashToken(JSON.stringify([sorted(namedLocations.ids), sorted(namedLocations.groupIds)]));
}

function sorted(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}
