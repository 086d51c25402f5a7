import { canManageMember } from '@pinfold/contract/features/team/member';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import type { Member } from '../company/member.ts';
import { viewAsTokens } from '../session/embed-tokens/embed-tokens.table.ts';
import { hashToken, newToken, tokenPrefixes } from '../session/token.ts';
import { requireMember } from './members.queries.ts';
import { teamActor } from './team-actor.ts';

const minutes = 30;

/** Makes a token that reads the company as a member does. It copies no rights: the gate looks theirs up each time. */
export async function viewAsMember({ database, now }: Services, asker: Member, userId: number) {
  const member = await requireMember(database.queries, asker, userId);
  if (!canManageMember(teamActor(asker), member, 'view_as')) throw new Problem('member_out_of_reach');
  const token = newToken(tokenPrefixes.viewAs);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + minutes * 60_000);
  await database.queries.insert(viewAsTokens).values({
    tokenHash: hashToken(token),
    companyId: asker.companyId,
    userId,
    viewerId: asker.userId,
    createdAt,
    expiresAt,
  });
  return {
    token,
    email: member.email,
    name: member.name,
    expires_at: expiresAt.toISOString(),
    user_id: userId,
  };
}
