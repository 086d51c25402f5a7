import type { OperationsOf } from '../../operations-of.ts';
import type * as members from './members.endpoints.ts';

type Operations = OperationsOf<typeof members>;

/** What each operation does and what it changes at the provider; who may call it is read from its access. */
export const teamDescriptions: Readonly<Record<Operations, string>> = {
  listMembers: 'Lists the team by name: owners, admins and managers, with invitations that are open.',
  inviteMembers:
    'Invites people to the company by e-mail, all with the same access. Each gets a mail with a link; nobody has access before accepting.',
  getMember: 'Answers one member of the team with their permissions and locations.',
  updateMember: 'Replaces what a member may do and see. It takes effect with their next call.',
  removeMember:
    'Takes somebody off the team, or takes an open invitation back. The account of the person stays.',
  removeMembers: 'Takes many people off the team in one call, as to fit into a smaller plan.',
  viewAsMember:
    'Answers a read-only token that sees the company exactly as one member does, for half an hour. Nothing can be changed with it.',
};
