import { resendInvitation as resendInvitationEndpoint } from '@pinfold/contract/features/session/sign-up.endpoints';
import * as team from '@pinfold/contract/features/team/members.endpoints';
import { mount, type Api } from '../../http/mount.ts';
import { inviteMembers, resendInvitation } from './invitations.service.ts';
import { listMembersOf, requireMember } from './members.queries.ts';
import { removeMember, updateMember, viewAsMember } from './members.service.ts';

export function mountTeam(api: Api): void {
  mount(api, team.listMembers, ({ services, member, query }) =>
    listMembersOf(services.database.queries, member, query),
  );
  mount(api, team.getMember, ({ services, member, params }) =>
    requireMember(services.database.queries, member, params.user_id),
  );
  mount(api, team.inviteMembers, async ({ services, member, body, language }) => ({
    results: await inviteMembers(services, member, body, language),
  }));
  mount(api, team.updateMember, ({ services, member, params, body }) =>
    updateMember(services, member, params.user_id, body),
  );
  mount(api, team.removeMember, ({ services, member, params }) =>
    removeMember(services, member, params.user_id),
  );
  mount(api, team.viewAsMember, ({ services, member, params }) =>
    viewAsMember(services, member, params.user_id),
  );
  mount(api, resendInvitationEndpoint, ({ services, member, body }) =>
    resendInvitation(services, member, body.user),
  );
}
