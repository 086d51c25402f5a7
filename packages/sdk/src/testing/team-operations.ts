import type { Access } from '@pinfold/contract/access/access';
import type { TestOperation } from './test-operations.ts';

const viewing: Access = { permission: 'view_team', module: 'permissions', demo: 'allowed' };
const managing: Access = { permission: 'manage_team', module: 'permissions', demo: 'blocked' };
const lookingAtKeys: Access = {
  permission: 'manage_company_data',
  module: 'company',
  embed: 'never',
  demo: 'allowed',
};
const makingKeys: Access = { ...lookingAtKeys, demo: 'blocked', concernsAllLocations: true };

export type TeamOperation =
  | 'listMembers'
  | 'inviteMembers'
  | 'getMember'
  | 'updateMember'
  | 'removeMember'
  | 'viewAsMember'
  | 'resendInvitation'
  | 'listApiKeys'
  | 'createApiKey'
  | 'revokeApiKey'
  | 'createEmbedToken';

/** Calls about the team and the company's API keys. */
export const teamOperations: Readonly<Record<TeamOperation, TestOperation>> = {
  listMembers: { method: 'GET', path: '/companies/members/', access: viewing },
  inviteMembers: { method: 'POST', path: '/companies/members/', access: managing },
  getMember: { method: 'GET', path: '/companies/members/{user_id}/', access: viewing },
  updateMember: { method: 'PATCH', path: '/companies/members/{user_id}/', access: managing },
  removeMember: { method: 'DELETE', path: '/companies/members/{user_id}/', access: managing },
  viewAsMember: {
    method: 'POST',
    path: '/companies/members/{user_id}/view-as/',
    access: { ...managing, embed: 'never' },
  },
  resendInvitation: { method: 'POST', path: '/invitations/resend/', access: managing },
  listApiKeys: { method: 'GET', path: '/api-keys/', access: lookingAtKeys },
  createApiKey: { method: 'POST', path: '/api-keys/', access: makingKeys },
  revokeApiKey: { method: 'DELETE', path: '/api-keys/{id}/', access: makingKeys },
  createEmbedToken: { method: 'POST', path: '/embed-tokens/', access: { for: 'api_key' } },
};
