import { ssoConnections, ssoTickets } from '../../features/session/federated/federated.table.ts';
import { hashToken, newToken } from '../../secrets/token.ts';
import type { RawRequest } from '../clients/request.ts';
import type { TestApi } from '../clients/start-test-api.ts';

/** Rows of single sign-on for sample requests. */
export interface FederatedRows {
  teamName: string;
  certificate: string;
  /** The cookies after such a login. */
  ticket: { secret: string; csrf: string };
}

export async function makeFederatedRows(
  { sandbox, services }: Pick<TestApi, 'sandbox' | 'services'>,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<FederatedRows> {
  const { queries } = services.database;
  const provider = await sandbox.samlIdentityProvider();
  const teamName = `team-${companyId}`;
  const ticket = { secret: newToken(), csrf: newToken() };
  await queries
    .insert(ssoConnections)
    .values({ companyId, teamName, ...provider, autoCreate: true, groupMapping: [] });
  await queries.insert(ssoTickets).values({
    ticketHash: hashToken(ticket.secret),
    csrfHash: hashToken(ticket.csrf),
    userId,
    expiresAt: new Date(services.now().getTime() + 3_600_000),
  });
  return { teamName, certificate: provider.certificate, ticket };
}

export function federatedSamples({
  teamName,
  certificate,
  ticket,
}: FederatedRows): Record<string, RawRequest> {
  return {
    startSocialLogin: { body: { provider: 'lipa-id' } },
    startSso: { body: { team_name: teamName } },
    getSsoToken: {
      headers: {
        Cookie: `sso_ticket=${ticket.secret}; sso_csrf=${ticket.csrf}`,
        'X-CSRFToken': ticket.csrf,
      },
    },
    getSsoConnection: {},
    updateSsoConnection: {
      body: {
        team_name: teamName,
        entity_id: 'https://idp.example/metadata',
        sso_url: 'https://idp.example/sso',
        certificate,
        auto_create: false,
        group_mapping: [],
      },
    },
    deleteSsoConnection: {},
  };
}
