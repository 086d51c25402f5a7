import type { Call } from './google-business-profile.ts';

export interface GoogleInvitationResource {
  /** `accounts/{a}/invitations/{i}` */
  name: string;
  /** `OWNER`, `MANAGER` and the like. */
  role?: string;
  /** The group of places that it is about, with its few known fields. */
  targetAccount?: { name?: string; accountName?: string };
  /** The place that it is about. Google does not always say where it is, and which. */
  targetLocation?: { locationName?: string; address?: string; placeId?: string };
}

export interface InvitationCalls {
  /** What an account is invited to manage: 1000 at most, without pages. */
  listInvitations(account: string): Promise<GoogleInvitationResource[]>;
  answerInvitation(invitation: string, answer: 'accept' | 'decline'): Promise<void>;
}

export function invitationCalls(call: Call): InvitationCalls {
  return {
    async listInvitations(account) {
      const { invitations = [] } = await call<{ invitations?: GoogleInvitationResource[] }>({
        host: 'accounts',
        path: `/v1/${account}/invitations`,
      });
      return invitations;
    },
    async answerInvitation(invitation, answer) {
      await call<object>({
        host: 'accounts',
        path: `/v1/${invitation}:${answer}`,
        method: 'POST',
        json: {},
      });
    },
  };
}
