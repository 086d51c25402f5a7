import { hasFullAccess, memberTypes } from '@pinfold/contract/access/member-types';
import { permissionMap, permissions, type Permission } from '@pinfold/contract/access/permissions';
import {
  canManageMember,
  grantablePermissions,
  grantableTypes,
  type TeamAction,
  type TeamActor,
} from '@pinfold/contract/features/team/member';
import { withDependencies } from '@pinfold/contract/features/team/permission-dependencies';
import type { Schemas } from '../client/schema.ts';
import { readMember } from '../features/team/members.ts';
import { spendLimit } from './access.ts';
import { TestProblem, type TestAnswers } from './answers.ts';
import { collection, hasText, now, pageOf } from './collection.ts';
import { membersOf } from './listings/locations.ts';
import { testMember } from './team-fixtures.ts';
import type { TestData } from './test-data.ts';

/** Handlers for the team, with the rules of the real API. */
export function teamAnswers(data: TestData): TestAnswers {
  const { team } = data;
  const keys = collection(() => team.apiKeys);
  const find = (userId: number) => {
    const member = team.members.find(({ user_id }) => user_id === userId);
    if (!member) throw new TestProblem('not_found');
    return member;
  };
  const reach = (userId: number, action: TeamAction) => {
    const member = find(userId);
    if (!canManageMember(actorOf(data), readMember(member), action))
      throw new TestProblem('member_out_of_reach');
    return member;
  };
  const store = (member: Schemas['TeamMember']) => {
    const others = team.members.filter(({ user_id }) => user_id !== member.user_id);
    team.members = [...others, member];
    return member;
  };
  const keepAnOwner = (member: Schemas['TeamMember']) => {
    const isOwner = ({ type, user_id }: Schemas['TeamMember']) =>
      type === memberTypes.owner && user_id !== member.user_id;
    if (member.type === memberTypes.owner && !team.members.some(isOwner)) throw new TestProblem('last_owner');
  };

  return {
    listMembers: ({ query }) =>
      pageOf(
        team.members
          .filter(({ name, email }) => hasText(`${name} ${email}`, query.get('q')))
          .toSorted(byRank),
        query,
        50,
      ),
    getMember: ({ id }) => find(id),
    inviteMembers: ({ body: { emails, ...grant } }) => {
      const access = accessOf(data, grant);
      const isKnown = (email: string) => team.members.some((one) => one.email === email.toLowerCase());
      spendLimit(data, 'max_company_users', emails.filter((email) => !isKnown(email)).length);
      const results = emails.map((email) => {
        if (isKnown(email)) return { email, member: null, problem: 'member_exists' as const };
        const user_id = Math.max(...team.members.map((one) => one.user_id)) + 1;
        const sent = { email: email.toLowerCase(), name: '', ...invitation() };
        return { email, member: store(testMember({ ...access, ...sent, user_id })), problem: null };
      });
      return { results };
    },
    updateMember: ({ id, body }) => {
      const member = reach(id, 'change');
      const changed = { ...member, ...accessOf(data, body) };
      if (changed.type !== memberTypes.owner) keepAnOwner(member);
      return store(changed);
    },
    removeMember: ({ id }) => {
      const member = reach(id, 'remove');
      keepAnOwner(member);
      team.members = team.members.filter(({ user_id }) => user_id !== id);
    },
    viewAsMember: ({ id }) => {
      const { email, name } = reach(id, 'view_as');
      const expires_at = new Date(Date.now() + 1_800_000).toISOString();
      return { token: `pfv_test_${id}`, email, name, expires_at, user_id: id };
    },
    resendInvitation: ({ body }) => {
      const member = reach(body.user, 'resend');
      if (member.invitation_status === 'active') throw new TestProblem('invitation_accepted');
      store({ ...member, ...invitation() });
    },
    listApiKeys: () => ({ results: team.apiKeys }),
    createApiKey: ({ body }) => {
      refuseBeyond(data, body.permissions);
      const key = keys.put({
        ...body,
        id: keys.nextId(),
        prefix: 'pfk_New1',
        created_at: now(),
        created_by: data.user.name,
        last_used_at: null,
      });
      return { ...key, secret: 'pfk_New1xTest0Secret0Shown0Once' };
    },
    revokeApiKey: ({ id }) => keys.remove(id),
    createEmbedToken: () => {
      const expires_at = new Date(Date.now() + 900_000).toISOString();
      return { token: 'pfe_test', company_id: data.company.id, expires_at };
    },
  };
}

function actorOf({ company }: TestData): TeamActor {
  const { user_id, type } = company.company_user;
  const held = permissions.filter((permission) => company.permissions[permission]);
  return { user_id, type, permissions: permissionMap(held) };
}

function refuseBeyond(data: TestData, wanted: readonly Permission[]): void {
  const mine = new Set(grantablePermissions(actorOf(data)));
  if (withDependencies(wanted).permissions.some((one) => !mine.has(one)))
    throw new TestProblem('permission_not_held');
}

/** Returns a member with the access of a grant. */
function accessOf(data: TestData, grant: Schemas['MemberGrant']) {
  const { type, permission_type = 'selected' } = grant;
  if (!grantableTypes(actorOf(data)).includes(type)) throw new TestProblem('member_out_of_reach');
  const everywhere = { all_facilities_access: true, facilities_ids: [], facilities_groups_ids: [] };
  const count = { facilities_count: data.locations.length };
  if (hasFullAccess(type))
    return {
      type,
      permission_type: 'all' as const,
      ...everywhere,
      ...count,
      permissions: permissionMap(permissions),
    };
  const wanted = permissions.filter((permission) => grant.permissions?.[permission]);
  refuseBeyond(data, wanted);
  const held = { type, permission_type, permissions: permissionMap(withDependencies(wanted).permissions) };
  if (permission_type === 'all') return { ...held, ...everywhere, ...count };
  const isChosen = permission_type === 'selected';
  const facilities_ids = isChosen ? (grant.facilities_ids ?? []) : [];
  const facilities_groups_ids = isChosen ? [] : (grant.facilities_groups_ids ?? []);
  const seen = new Set([
    ...facilities_ids,
    ...facilities_groups_ids.flatMap((id) => [...membersOf(data, id)]),
  ]);
  if (seen.size === 0) throw new TestProblem('facility_missing');
  for (const id of seen) collection(() => data.locations, 'facility_unknown').find(id);
  return {
    ...held,
    all_facilities_access: false,
    facilities_ids,
    facilities_groups_ids,
    facilities_count: seen.size,
  };
}

function invitation() {
  return {
    invitation_status: 'pending' as const,
    invited_at: now(),
    invitation_expires_at: new Date(Date.now() + 14 * 86_400_000).toISOString(),
  };
}

function byRank(a: Schemas['TeamMember'], b: Schemas['TeamMember']): number {
  return a.type - b.type || (a.name || a.email).localeCompare(b.name || b.email, 'pl');
}
