import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { apiKeys } from '../../features/session/embed-tokens/embed-tokens.table.ts';
import { createMailedLink, type LinkParts } from '../../features/session/mailed-link.ts';
import { hashToken, newToken, tokenPrefixes } from '../../secrets/token.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';
import type { SampleMember } from './sample-company.ts';

/** Rows of the team and its API key for sample requests. */
export interface TeamRows {
  /** A manager of the first location. */
  memberId: number;
  invitedId: number;
  invitationLink: LinkParts;
  apiKeyId: number;
  apiKey: string;
}

export async function makeTeamRows(
  { make, services }: TestApi,
  { companyId, userId, locationIds }: SampleMember,
): Promise<TeamRows> {
  const { queries } = services.database;
  const of = { permissions: [], locations: locationIds.slice(0, 1) };
  const member = await make.member(companyId, of);
  const invited = await make.member(companyId, { ...of, status: 'pending', passwordHash: null, name: '' });
  const invitation = { kind: 'invitation', hours: 24, userId: invited.userId, companyId } as const;
  const apiKey = newToken(tokenPrefixes.apiKey);
  const [key] = await queries
    .insert(apiKeys)
    .values({
      companyId,
      name: 'Portal',
      prefix: apiKey.slice(0, 12),
      secretHash: hashToken(apiKey),
      permissions: [...permissions],
      createdBy: userId,
      createdAt: services.now(),
      lastUsedAt: services.now(),
    })
    .returning({ id: apiKeys.id });
  return {
    memberId: member.userId,
    invitedId: invited.userId,
    invitationLink: await createMailedLink(queries, invitation, services.now()),
    apiKeyId: key?.id ?? 0,
    apiKey,
  };
}

export function teamSamples(rows: TeamRows & { locationId: number }): Record<string, RawRequest> {
  const { memberId, invitedId, invitationLink, apiKeyId, apiKey, locationId } = rows;
  const ofMember = { params: { user_id: memberId } };
  const grant = {
    type: memberTypes.manager,
    permission_type: 'selected',
    facilities_ids: [locationId],
    permissions: {},
  };
  const wish = { name: 'Nowa Osoba', password: 'Grzegżółka w chrząszczach', terms_accepted: true };
  return {
    listMembers: {},
    getMember: ofMember,
    inviteMembers: { body: { ...grant, emails: ['zaproszona@firma.test'] } },
    updateMember: { ...ofMember, body: grant },
    removeMember: ofMember,
    removeMembers: { body: { ids: [ofMember.params.user_id] } },
    viewAsMember: ofMember,
    getInvitation: { body: invitationLink },
    acceptInvitation: { body: { ...invitationLink, ...wish } },
    resendInvitation: { body: { user: invitedId } },
    listApiKeys: {},
    createApiKey: { body: { name: 'Portal', permissions: ['view_reviews'] } },
    revokeApiKey: { params: { id: apiKeyId } },
    createEmbedToken: {
      body: { permissions: ['view_reviews'], facilities_ids: [locationId] },
      headers: { Authorization: `Api-Key ${apiKey}` },
    },
  };
}
