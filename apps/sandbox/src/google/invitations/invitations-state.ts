import type { Apply } from '../../world/world-event.ts';

export const invitedRoles = ['PRIMARY_OWNER', 'OWNER', 'MANAGER', 'SITE_MANAGER'] as const;

/** Somebody asks the owner of an account to manage a place of another one, or a whole group of places. */
export interface WorldInvitation {
  id: string;
  /** Who is asked. */
  accountId: string;
  role: (typeof invitedRoles)[number];
  target:
    | {
        locationId: string;
        /** What Google says of the place beside its name; it does not always say all. */
        says: readonly ('placeId' | 'address')[];
      }
    | { groupId: string };
}

/** Invitations without an answer, and what was accepted. */
export interface InvitationsState {
  pending: Map<string, WorldInvitation>;
  /** Places of others by the account that manages them as well. */
  shares: Map<string, string[]>;
  /** Who else opens a group of places. */
  managers: Map<string, string[]>;
}

export function invitationsState(sent: readonly WorldInvitation[]): InvitationsState {
  return {
    pending: new Map(sent.map((one) => [one.id, one])),
    shares: new Map(),
    managers: new Map(),
  };
}

export type InvitationEvent =
  | { kind: 'invitation_sent'; invitation: WorldInvitation }
  | { kind: 'invitation_answered'; id: string; isAccepted: boolean };

/** Who is asked to manage what, and what they answered. */
export const applyInvitationEvents: Apply<InvitationEvent> = {
  invitation_sent(state, { invitation }) {
    state.lastNumber += 1;
    state.invitations.pending.set(invitation.id, invitation);
  },
  invitation_answered({ invitations }, { id, isAccepted }) {
    const invitation = invitations.pending.get(id);
    invitations.pending.delete(id);
    if (!invitation || !isAccepted) return;
    const { accountId, target } = invitation;
    if ('groupId' in target) add(invitations.managers, target.groupId, accountId);
    else add(invitations.shares, accountId, target.locationId);
  },
};

function add(lists: Map<string, string[]>, key: string, value: string): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}
