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

/** Kawiarnia Lipa lets everybody in whom its identity provider knows, by town; Palarnia Sowa its members alone. */
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

/** The sandbox has moved to another port, or makes its key anew after its folder was emptied. */
export async function followSandboxSso(queries: Queryable, provider: IdentityProvider): Promise<void> {
  const { entityId, ssoUrl, certificate } = provider;
  await queries.execute(
    sql`update sso_connections set entity_id = ${entityId}, sso_url = ${ssoUrl}, certificate = ${certificate}
        where entity_id like '%/sandbox/saml/metadata' and (sso_url, certificate) is distinct from (${ssoUrl}, ${certificate})`,
  );
}
