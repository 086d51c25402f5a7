import type { Permission } from '@pinfold/contract/access/permissions';
import { grantablePermissions, type TeamActor } from '@pinfold/contract/features/team/member';
import { withDependencies } from '@pinfold/contract/features/team/permission-dependencies';

/** The permissions that somebody can give together with all that they need; never one that they do not hold. */
export function grantableWithNeeds(actor: TeamActor): ReadonlySet<Permission> {
  const own = new Set(grantablePermissions(actor));
  return new Set(
    [...own].filter((one) => withDependencies([one]).permissions.every((need) => own.has(need))),
  );
}
