import { resendInvitation as resendInvitationEndpoint } from '@pinfold/contract/features/session/sign-up.endpoints';
import * as team from '@pinfold/contract/features/team/members.endpoints';
import { removeEach } from '../../limits/remove-each.ts';
import { mount, type Api } from '../../http/mount.ts';
import { withLoginProof } from '../session/second-factor/fresh-login.service.ts';
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
  mount(api, team.inviteMembers, async ({ services, member, user, body, language }) => ({
    results: await inviteMembers(services, withLoginProof(member, user), body, language),
  }));
  mount(api, team.updateMember, ({ services, member, user, params, body }) =>
    updateMember(services, withLoginProof(member, user), params.user_id, body),
  );
  mount(api, team.removeMember, ({ services, member, user, params }) =>
    removeMember(services, withLoginProof(member, user), params.user_id),
  );
  mount(api, team.removeMembers, async ({ services, member, user, body }) =>
    removeEach(body.ids, (id) => removeMember(services, withLoginProof(member, user), id)),
  );
  mount(api, team.viewAsMember, ({ services, member, params }) =>
    viewAsMember(services, member, params.user_id),
  );
  mount(api, resendInvitationEndpoint, ({ services, member, body }) =>
    resendInvitation(services, member, body.user),
  );
}

/** What decides whether the asker may change owners. */
