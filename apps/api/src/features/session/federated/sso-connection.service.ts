import { X509Certificate } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import { certificatesIn } from '@pinfold/contract/features/session/sso';
import type { SsoConnection, SsoSettings } from '@pinfold/contract/features/session/sso-connection.endpoints';
import { withDependencies } from '@pinfold/contract/features/team/permission-dependencies';
import { type Queryable, rows } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { SamlParty } from '../../../providers/saml/saml-client.ts';
import type { Services } from '../../../services.ts';
import type { Member } from '../../company/member.ts';
import { ssoConnections } from './federated.table.ts';

type Settings = z.output<typeof SsoSettings>;

export async function ssoConnectionOf(
  { database, publicUrl }: Services,
  member: Member,
): Promise<SsoConnection | null> {
  const connection = await connectionOfCompany(database.queries, member.companyId);
  return connection ? toWire(publicUrl, connection) : null;
}

export async function saveSsoConnection(
  { database, publicUrl, now }: Services,
  member: Member,
  settings: Settings,
): Promise<SsoConnection> {
  const { companyId } = member;
  const values = {
    teamName: settings.team_name,
    entityId: settings.entity_id,
    ssoUrl: settings.sso_url,
    certificate: readCertificates(settings.certificate, now()),
    autoCreate: settings.auto_create,
    groupMapping: settings.group_mapping.map((mapping) => ({
      ...mapping,
      permissions: [...withDependencies(mapping.permissions).permissions],
    })),
  };
  return database.queries.transaction(async (tx) => {
    await requireKnownGroups(tx, companyId, settings.group_mapping);
    await requireFreeTeamName(tx, companyId, values.teamName);
    const [saved] = await tx
      .insert(ssoConnections)
      .values({ companyId, ...values })
      .onConflictDoUpdate({ target: ssoConnections.companyId, set: values })
      .returning();
    if (!saved) throw new Error('an upsert answers its row');
    return toWire(publicUrl, saved);
  });
}

/** Accounts that came in by single sign-on stay. */
export async function deleteSsoConnection({ database }: Services, member: Member): Promise<void> {
  const deleted = await database.queries
    .delete(ssoConnections)
    .where(eq(ssoConnections.companyId, member.companyId))
    .returning({ companyId: ssoConnections.companyId });
  if (deleted.length === 0) throw new Problem('not_found');
}

async function requireKnownGroups(
  tx: Queryable,
  companyId: number,
  mapping: Settings['group_mapping'],
): Promise<void> {
  const known = await rows<{ id: number }>(
    tx,
    sql`select id::int8 as id from location_groups where company_id = ${companyId}`,
  );
  const ids = new Set(known.map(({ id }) => id));
  const errors = mapping.flatMap(({ group, location_group_id: id }, index) => {
    const path = `body.group_mapping.${index}`;
    if (!ids.has(id)) return [{ path: `${path}.location_group_id`, message: 'unknown' }];
    const isTwice = mapping.findIndex((other) => other.group === group) !== index;
    return isTwice ? [{ path: `${path}.group`, message: 'named twice' }] : [];
  });
  if (errors.length > 0) throw new Problem('invalid_request', { errors });
}

/** Two companies that choose the same name at once wait for each other. */
async function requireFreeTeamName(tx: Queryable, companyId: number, teamName: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('pinfold.sso'), hashtext(${teamName}))`);
  const [taken] = await rows(
    tx,
    sql`select 1 from sso_connections where team_name = ${teamName} and company_id <> ${companyId}`,
  );
  if (taken) throw new Problem('team_name_taken');
}

function toWire(publicUrl: string, connection: SsoConnectionRow): SsoConnection {
  const { acsUrl, metadataUrl } = teamAddresses(publicUrl, connection.teamName);
  return {
    team_name: connection.teamName,
    entity_id: connection.entityId,
    sso_url: connection.ssoUrl,
    certificate: connection.certificate,
    auto_create: connection.autoCreate,
    group_mapping: connection.groupMapping,
    acs_url: acsUrl,
    metadata_url: metadataUrl,
  };
}

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

const leastRsaBits = 2048;

/**
 * All certificates of a text, in PEM one below the other. One that has run out is kept beside others, since it is shown
 * and not used.
 * @throws Problem `certificate_invalid` where one of them is none or is too weak, or none still serves
 */
export function readCertificates(text: string, now: Date): string {
  const certificates = certificatesIn(text)?.map(parse) ?? [];
  if (!certificates.every(isStrong) || !certificates.some(({ validToDate }) => validToDate > now))
    throw new Problem('certificate_invalid');
  return certificates.map(String).join('');
}

function isStrong({ publicKey }: X509Certificate): boolean {
  const { asymmetricKeyType: type, asymmetricKeyDetails: details } = publicKey;
  return type === 'ec' || (type === 'rsa' && (details?.modulusLength ?? 0) >= leastRsaBits);
}

function parse(base64: string): X509Certificate {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64'));
  } catch {
    throw new Problem('certificate_invalid');
  }
}
