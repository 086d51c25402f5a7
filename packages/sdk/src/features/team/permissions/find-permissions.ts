import { fold } from '@pinfold/contract/fold';
import type { PermissionGroup } from '@pinfold/contract/features/team/permission-groups';
import type { TranslationKey } from '../../../i18n/namespaces.ts';

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
