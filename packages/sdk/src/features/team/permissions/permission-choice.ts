import type { Permission } from '@pinfold/contract/access/permissions';
import {
  withDependencies,
  withoutDependents,
  type PermissionReason,
} from '@pinfold/contract/features/team/permission-dependencies';

/** What ticking or unticking has changed besides, and how to take it back. */
export interface PermissionChange {
  permissions: readonly Permission[];
  /** Came along, each because of another. */
  added: readonly PermissionReason[];
  /** Went along. */
  removed: readonly PermissionReason[];
}

/** Ticks permissions with all that they need, or unticks them with all that needs them; only what may be given. */
export function choosePermissions(
  chosen: readonly Permission[],
  wanted: readonly Permission[],
  isOn: boolean,
  grantable: ReadonlySet<Permission>,
): PermissionChange {
  const mine = wanted.filter((one) => grantable.has(one));
  if (!isOn) return { ...withoutDependents(chosen, mine), added: [] };
  return { ...withDependencies([...chosen, ...mine]), removed: [] };
}

/** How much of a branch is ticked. */
export function branchState(
  branch: readonly Permission[],
  chosen: ReadonlySet<Permission>,
): 'all' | 'none' | 'some' {
  const count = branch.filter((one) => chosen.has(one)).length;
  if (count === 0) return 'none';
  return count === branch.length ? 'all' : 'some';
}

/** The ticked permissions that another one cannot do without. */
export function neededBy(permission: Permission, chosen: readonly Permission[]): Permission[] {
  return chosen.filter(
    (one) => one !== permission && withDependencies([one]).permissions.includes(permission),
  );
}
