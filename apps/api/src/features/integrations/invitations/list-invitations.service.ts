import type { GoogleInvitation } from '@pinfold/contract/features/integrations/google-invitations.endpoints';
import { invitationRoles } from '@pinfold/contract/features/integrations/google';
import { ifRefused } from '../../../delivery/provider-error.ts';
import type { GoogleInvitationResource } from '../../../providers/google-business-profile/invitation-calls.ts';
import type { Services } from '../../../services.ts';
import { listGrants } from '../../listings/google-grant.ts';
import { listGoogleAccountsOf } from '../accounts/google-account.ts';
import { matchInvitations } from './match-invitations.ts';

interface AskedAccount {
  id: number;
  title: string;
}

/** What the accounts of a company are invited to manage. Those that Google does not answer for are named. */
export async function listInvitationsOf(
  services: Services,
  companyId: number,
): Promise<{ results: GoogleInvitation[]; unread_accounts: string[] }> {
  const accounts = await listGoogleAccountsOf(services, companyId);
  const grants = new Map(
    (await listGrants(services, companyId)).map((grant) => [grant.accountId, grant] as const),
  );
  const asked = accounts.flatMap((account) => {
    const grant = grants.get(account.id);
    return grant ? [{ account, grant }] : [];
  });
  const answers = await Promise.all(
    asked.map(async ({ account, grant: { accountName, google } }) => ({
      account,
      invitations: await ifRefused(google.listInvitations(accountName), (error) => {
        services.log.warn({ kind: error.kind, reason: error.message }, 'invitations could not be read');
        return undefined;
      }),
    })),
  );
  const found = answers.flatMap(({ account, invitations = [] }) =>
    invitations.map((invitation) => ({ account, invitation })),
  );
  const matches = await matchInvitations(
    services.database.queries,
    companyId,
    found.flatMap(({ invitation }) => toMatch(invitation)),
  );
  return {
    results: found.map(({ account, invitation }) => ({
      ...toInvitation(account, invitation),
      match: matches.get(invitation.name) ?? null,
    })),
    unread_accounts: answers.flatMap(({ account, invitations }) => (invitations ? [] : [account.title])),
  };
}

function toMatch({ name, targetLocation: place }: GoogleInvitationResource) {
  if (!place) return [];
  return [
    {
      key: name,
      placeId: place.placeId ?? '',
      title: place.locationName ?? '',
      address: place.address ?? '',
    },
  ];
}

function toInvitation(
  account: AskedAccount,
  { name, role, targetAccount, targetLocation }: GoogleInvitationResource,
): Omit<GoogleInvitation, 'match'> {
  return {
    name,
    google_account_id: account.id,
    account_title: account.title,
    role: invitationRoles.find((one) => one === role?.toLowerCase()) ?? null,
    target: targetLocation ? 'location' : 'account',
    title: targetLocation?.locationName ?? targetAccount?.accountName ?? '',
    address: targetLocation?.address ?? '',
  };
}
