import { sql } from 'drizzle-orm';
import { defaultManagerPermissions, type Permission } from '@pinfold/contract/access/permissions';
import { withDependencies } from '@pinfold/contract/features/team/permission-dependencies';
import { rows, type Queryable } from '../database/database.ts';
import { ssoConnections } from '../features/session/federated/federated.table.ts';

/** As the sandbox describes its own. */
export interface IdentityProvider {
  entityId: string;
  ssoUrl: string;
  certificate: string;
}

const regionManager: Permission[] = [
  ...withDependencies([...defaultManagerPermissions, 'reply_reviews', 'view_maps_rankings']).permissions,
];

/**
 * Connects single sign-on: Kawiarnia Lipa admits all users of its identity provider, by city; Palarnia Sowa its members
 * only.
 */
export async function connectSso(
  queries: Queryable,
  { lipa, sowa }: { lipa: number; sowa: number },
  provider: IdentityProvider,
): Promise<void> {
  const towns = await rows<{ id: number; name: string }>(
    queries,
    sql`select id, name from location_groups where company_id = ${lipa} and name in ('Kraków', 'Warszawa')`,
  );
  const groupMapping = towns.map(({ id, name }) => ({
    group: `${name === 'Kraków' ? 'Krakow' : name}-managers`,
    location_group_id: id,
    permissions: regionManager,
  }));
  await queries.insert(ssoConnections).values([
    { companyId: lipa, teamName: 'kawiarnia-lipa', ...provider, autoCreate: true, groupMapping },
    { companyId: sowa, teamName: 'palarnia-sowa', ...provider, autoCreate: false, groupMapping: [] },
  ]);
}

/**
 * Updates the connections when the sandbox has moved to another port, or has made a new key after its folder was
 * emptied.
 */
export async function followSandboxSso(queries: Queryable, provider: IdentityProvider): Promise<void> {
  const { entityId, ssoUrl, certificate } = provider;
  await queries.execute(
    sql`update sso_connections set entity_id = ${entityId}, sso_url = ${ssoUrl}, certificate = ${certificate}
        where entity_id like '%/sandbox/saml/metadata' and (sso_url, certificate) is distinct from (${ssoUrl}, ${certificate})`,
  );
}
