import * as z from 'zod';
import { memberTypes } from '../../access/member-types.ts';
import { PermissionChoiceSchema, PermissionMapSchema } from '../../access/permission-schema.ts';
import { Id, Timestamp } from '../../id.ts';
import { invitationStatuses } from './invitation-statuses.ts';
import { permissionTypes } from './permission-types.ts';

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

/** What somebody may do and where. Owners and admins send a type alone: they always see and may do everything. */
export const MemberGrant = z.object({
  type: z.enum(memberTypes),
  permission_type: z.enum(permissionTypes).optional(),
  facilities_ids: z.array(Id).max(10_000).optional(),
  facilities_groups_ids: z.array(Id).max(1000).optional(),
  permissions: PermissionChoiceSchema.optional(),
});
export type MemberGrant = z.infer<typeof MemberGrant>;
