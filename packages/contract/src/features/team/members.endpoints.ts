import * as z from 'zod';
import { memberTypes } from '../../access/member-types.ts';
import { PermissionChoiceSchema, PermissionMapSchema } from '../../access/permission-schema.ts';
import { BulkRemoval, IdsToRemove } from '../../bulk-removal.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { Id, IdText, Timestamp } from '../../id.ts';
import { emailLine } from '../../line.ts';
import { page, pageQuery } from '../../pagination.ts';
import { ProblemCodeSchema } from '../../problem.ts';
import { invitationStatuses, permissionTypes } from './member.ts';

export const TeamMember = z
  .object({
    user_id: Id,
    email: z.string(),
    name: z.string().describe('Empty until the invitation is accepted.'),
    type: z.enum(memberTypes),
    permission_type: z.enum(permissionTypes),
    all_facilities_access: z.boolean(),
    facilities_ids: z.array(Id).describe('Those that the asking member sees, too.'),
    facilities_groups_ids: z.array(Id).describe('Those in which the asking member sees a location, too.'),
    facilities_count: z
      .number()
      .int()
      .describe('How many locations they see of those that the asking member sees.'),
    sees_more_facilities: z
      .boolean()
      .describe('Whether they see locations that the asking member does not; which ones is not told.'),
    permissions: PermissionMapSchema,
    invitation_status: z.enum(invitationStatuses),
    invited_at: Timestamp.nullable(),
    invitation_expires_at: Timestamp.nullable(),
    is_managed_by_sso: z
      .boolean()
      .describe('Groups of the identity provider set the permissions at each login.'),
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof TeamMember>;

/** Permissions and locations of a member. For owners and admins only the type is sent: they have full access. */
export const MemberGrant = z.object({
  type: z.enum(memberTypes),
  permission_type: z.enum(permissionTypes).optional(),
  facilities_ids: z.array(Id).max(10_000).optional(),
  facilities_groups_ids: z.array(Id).max(1000).optional(),
  permissions: PermissionChoiceSchema.optional(),
});
export type MemberGrant = z.infer<typeof MemberGrant>;

const access = { module: 'permissions' } as const;

const params = z.object({ user_id: IdText.meta({ parameter: 'UserId' }) });

export const listMembers = defineEndpoint({
  id: 'listMembers',
  method: 'get',
  path: '/companies/members/',
  summary: 'The team: owners, admins, managers, each by name',
  access: { ...access, permission: 'view_team', demo: 'allowed' },
  query: pageQuery(50).extend({
    q: z.string().max(200).optional().describe('Part of a name or an address.'),
  }),
  response: page(TeamMember),
});

export const getMember = defineEndpoint({
  id: 'getMember',
  method: 'get',
  path: '/companies/members/{user_id}/',
  summary: 'One member of the team',
  access: { ...access, permission: 'view_team', demo: 'allowed' },
  params,
  response: TeamMember,
  problems: ['not_found'],
});

export const MemberInvitation = MemberGrant.extend({
  emails: z.array(emailLine()).min(1).max(50),
}).meta({ id: 'MemberInvitation' });

const grantProblems = [
  'permission_not_held',
  'facility_missing',
  'facility_unknown',
  'member_out_of_reach',
] as const;

export const inviteMembers = defineEndpoint({
  id: 'inviteMembers',
  method: 'post',
  path: '/companies/members/',
  summary: 'Invite people by e-mail, all with the same access; each learns of it by mail',
  access: { ...access, permission: 'manage_team', demo: 'blocked', freshLogin: 'sometimes' },
  body: MemberInvitation,
  response: z.object({
    results: z.array(
      z.object({
        email: z.string(),
        member: TeamMember.nullable(),
        problem: ProblemCodeSchema.nullable().describe('`member_exists` when the address is on the team.'),
      }),
    ),
  }),
  status: 201,
  problems: [...grantProblems, 'plan_limit_reached'],
});

export const updateMember = defineEndpoint({
  id: 'updateMember',
  method: 'patch',
  path: '/companies/members/{user_id}/',
  summary: "Replace a member's access",
  access: { ...access, permission: 'manage_team', demo: 'blocked', freshLogin: 'sometimes' },
  params,
  body: MemberGrant.meta({ id: 'MemberGrant' }),
  response: TeamMember,
  problems: [...grantProblems, 'not_found', 'last_owner'],
});

export const removeMember = defineEndpoint({
  id: 'removeMember',
  method: 'delete',
  path: '/companies/members/{user_id}/',
  summary: 'Take somebody off the team, or take back their invitation',
  access: { ...access, permission: 'manage_team', demo: 'blocked', freshLogin: 'sometimes' },
  params,
  problems: ['not_found', 'last_owner', 'member_out_of_reach'],
});

export const removeMembers = defineEndpoint({
  id: 'removeMembers',
  method: 'post',
  path: '/companies/members/delete/',
  summary: 'Take many people off the team, by their user ids, as to fit into a smaller plan',
  access: { ...access, permission: 'manage_team', demo: 'blocked', freshLogin: 'sometimes' },
  body: IdsToRemove,
  response: BulkRemoval,
});

export const viewAsMember = defineEndpoint({
  id: 'viewAsMember',
  method: 'post',
  path: '/companies/members/{user_id}/view-as/',
  summary: 'A read-only token that sees this company exactly as the member does, for half an hour',
  access: { ...access, permission: 'manage_team', demo: 'blocked', embed: 'never' },
  params,
  response: z
    .object({
      token: z.string(),
      email: z.string(),
      name: z.string(),
      expires_at: z.iso.datetime(),
      user_id: Id,
    })
    .meta({ id: 'ViewAs' }),
  status: 201,
  problems: ['not_found', 'member_out_of_reach'],
});
