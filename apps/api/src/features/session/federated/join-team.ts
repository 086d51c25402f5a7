import { memberTypes } from '@pinfold/contract/access/member-types';
import { defaultManagerPermissions } from '@pinfold/contract/access/permissions';
import type { Queryable } from '../../../database/database.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';
import { members } from '../../company/company.table.ts';
import { spendLimit } from '../../company/plan/spend-limit.ts';
import { users } from '../session.table.ts';
import { newUserId } from '../user-id.ts';
import type { Vouched } from './enter-team.ts';
import { FederatedLoginFault } from './federated-login-fault.ts';
import type { SsoConnectionRow } from './sso-connections.queries.ts';

/**
 * A first login makes a manager who sees nothing until a group, or somebody, gives them locations. An account that
 * another login made a moment ago is left to it.
 *
 * @throws FederatedLoginFault
 */
export async function joinTeam(
  services: Services,
  tx: Queryable,
  { companyId, autoCreate }: SsoConnectionRow,
  { email, name, language }: Vouched,
): Promise<void> {
  if (!autoCreate) throw new FederatedLoginFault('saml_user_not_found');
  await spendLimit(services, tx, { companyId, limit: 'max_company_users' }, async () => {
    const [created] = await tx
      .insert(users)
      .values({ id: newUserId(), email, name, language, passwordHash: null, createdAt: services.now() })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!created) return;
    await tx.insert(members).values({
      companyId,
      userId: created.id,
      type: memberTypes.manager,
      permissions: [...defaultManagerPermissions],
      allFacilitiesAccess: false,
    });
  }).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    throw new FederatedLoginFault('saml_user_not_found', `no account can be made: ${error.code}`);
  });
}
