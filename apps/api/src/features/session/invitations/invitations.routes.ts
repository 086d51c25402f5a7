import {
  acceptInvitation as acceptInvitationEndpoint,
  getInvitation,
} from '@pinfold/contract/features/session/sign-up.endpoints';
import { mount, type Api } from '../../../http/mount.ts';
import { acceptInvitation } from './accept-invitation.service.ts';
import { lookUpInvitation } from './look-up-invitation.service.ts';

export function mountInvitations(api: Api): void {
  mount(api, getInvitation, ({ services, body, caller }) => lookUpInvitation(services, body, caller));
  mount(api, acceptInvitationEndpoint, ({ services, body, caller }) =>
    acceptInvitation(services, body, caller),
  );
}
