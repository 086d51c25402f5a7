import type { Permission } from '@pinfold/contract/access/permissions';
import { grantablePermissions, type TeamActor } from '@pinfold/contract/features/team/member';
import {
  type PermissionReason,
  withDependencies,
  withoutDependents,
} from '@pinfold/contract/features/team/permission-dependencies';
import type { PermissionGroup } from '@pinfold/contract/features/team/permission-groups';
import { fold } from '@pinfold/contract/fold';
import type { TranslationKey } from '../../../i18n/namespaces.ts';

/** What ticking or unticking has changed in addition, and how to undo it. */
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

type NameKey = Extract<TranslationKey, `team.group.${string}` | `team.permission.${string}`>;

/** The branches and permissions whose name has a text in it, without minding case and accents; all without a text. */
export function findPermissions(
  groups: readonly PermissionGroup[],
  q: string,
  nameOf: (key: NameKey) => string,
): PermissionGroup[] {
  const wanted = fold(q.trim());
  const fits = (key: NameKey) => fold(nameOf(key)).includes(wanted);
  return groups.flatMap((group) => {
    if (wanted === '' || fits(`team.group.${group.key}`)) return [group];
    const permissions = group.permissions.filter((one) => fits(`team.permission.${one}`));
    const branches = findPermissions(group.groups ?? [], q, nameOf);
    return permissions.length + branches.length > 0 ? [{ ...group, permissions, groups: branches }] : [];
  });
}

/**
 * Returns the permissions that an actor can grant together with their dependencies; never one that the actor does not
 * hold.
 */
export function grantableWithNeeds(actor: TeamActor): ReadonlySet<Permission> {
  const own = new Set(grantablePermissions(actor));
  return new Set(
    [...own].filter((one) => withDependencies([one]).permissions.every((need) => own.has(need))),
  );
}
