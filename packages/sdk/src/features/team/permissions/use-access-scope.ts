import { hasFullAccess, type MemberType } from '@pinfold/contract/access/member-types';
import type { PermissionType } from '@pinfold/contract/features/team/member';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';

/** Where a member's permissions apply. */
export interface AccessPlaces {
  type: MemberType;
  permissionType: PermissionType;
  facilitiesCount: number;
  /** Names of the groups; one whose name is not known is undefined. */
  groups: readonly (string | undefined)[];
}

/** Returns a function that names the places as a phrase of its own, for a row: `14 lokalizacji`, `grupa Kraków`. */
export function useAccessScope(): (places: AccessPlaces) => string {
  const t = useTranslate();
  const format = useFormat();
  return ({ type, permissionType, facilitiesCount, groups }) => {
    if (hasFullAccess(type) || permissionType === 'all') return t('team.scope.all');
    if (permissionType === 'selected') return t('common.locations', { count: facilitiesCount });
    const names = namesOf(groups);
    const count = groups.length;
    return names
      ? t('team.scope.named_groups', { count, names: format.list(names) })
      : t('team.scope.groups', { count });
  };
}

/** The names of groups, if all are known and there are some. */
export function namesOf(groups: AccessPlaces['groups']): string[] | undefined {
  const names = groups.filter((name) => name !== undefined);
  return names.length > 0 && names.length === groups.length ? names : undefined;
}
