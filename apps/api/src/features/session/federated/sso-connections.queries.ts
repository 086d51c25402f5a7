import { eq, type SQL } from 'drizzle-orm';
import { certificatesIn } from '@pinfold/contract/features/session/sso';
import type { Queryable } from '../../../database/database.ts';
import type { SamlParty } from '../../../providers/saml/saml-party.ts';
import { ssoConnections } from './federated.table.ts';

export type SsoConnectionRow = typeof ssoConnections.$inferSelect;

export function connectionOfTeam(
  queries: Queryable,
  teamName: string,
): Promise<SsoConnectionRow | undefined> {
  return findOne(queries, eq(ssoConnections.teamName, teamName));
}

export function connectionOfCompany(
  queries: Queryable,
  companyId: number,
): Promise<SsoConnectionRow | undefined> {
  return findOne(queries, eq(ssoConnections.companyId, companyId));
}

/** Our two addresses for a team, which its identity provider is given. */
export function teamAddresses(publicUrl: string, teamName: string): { acsUrl: string; metadataUrl: string } {
  const base = `${publicUrl}/api/session/saml/${teamName}`;
  return { acsUrl: `${base}/acs`, metadataUrl: `${base}/metadata` };
}

export function partyOf(publicUrl: string, connection: SsoConnectionRow): SamlParty {
  const { entityId, ssoUrl, certificate, teamName } = connection;
  return {
    entityId,
    ssoUrl,
    certificates: certificatesIn(certificate) ?? [],
    ...teamAddresses(publicUrl, teamName),
  };
}

async function findOne(queries: Queryable, where: SQL): Promise<SsoConnectionRow | undefined> {
  const [connection] = await queries.select().from(ssoConnections).where(where);
  return connection;
}
