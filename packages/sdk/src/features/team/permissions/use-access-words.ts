import { hasFullAccess, memberTypes, type MemberType } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import type { PermissionType } from '@pinfold/contract/features/team/member';
import type { PermissionGroupKey } from '@pinfold/contract/features/team/permission-groups';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { previewOf, type PreviewLine } from './permission-preview.ts';

/** Where somebody may do what they may. */
export interface AccessPlaces {
  type: MemberType;
  permissionType: PermissionType;
  facilitiesCount: number;
  /** Names of the groups; one whose name is not known is undefined. */
  groups: readonly (string | undefined)[];
}

/** Whom the sentences speak of: a member by name, or this many people who are invited. */
export type AccessSubject = { name: string } | { invited: number };

/** An access in words: `Anna Nowak może:` and then, for each part of the product, `odpowiadać na opinie w 14 lokalizacjach`. */
export interface AccessPreview {
  lead: string;
  /** Without a group for owners and admins, who may do everything. */
  lines: readonly { group: PermissionGroupKey | undefined; text: string }[];
  without: readonly PermissionGroupKey[];
}

/**
 * Says in words what an access means.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const words = useAccessWords();
 * ```
 */
export function useAccessWords(): AccessWords {
  const t = useTranslate();
  const format = useFormat();

  const namesOf = (groups: AccessPlaces['groups']) =>
    groups.length > 0 && groups.every((name) => name !== undefined) ? format.list(groups) : undefined;

  /** As a phrase of its own, for a row: `14 lokalizacji`, `grupa Kraków`. */
  const scope = ({ type, permissionType, facilitiesCount, groups }: AccessPlaces): string => {
    if (hasFullAccess(type) || permissionType === 'all') return t('team.scope.all');
    if (permissionType === 'selected') return t('common.locations', { count: facilitiesCount });
    const names = namesOf(groups);
    const count = groups.length;
    return names ? t('team.scope.named_groups', { count, names }) : t('team.scope.groups', { count });
  };

  /** As the end of a sentence: `w 14 lokalizacjach`, `w grupie Kraków`. */
  const where = ({ type, permissionType, facilitiesCount, groups }: AccessPlaces): string => {
    if (hasFullAccess(type) || permissionType === 'all') return t('team.where.all');
    if (permissionType === 'selected') return t('team.where.locations', { count: facilitiesCount });
    const names = namesOf(groups);
    const count = groups.length;
    return names ? t('team.where.named_groups', { count, names }) : t('team.where.groups', { count });
  };

  const deeds = ({ group, inLocations, isWhole }: PreviewLine): string => {
    const words = inLocations.map((one) => t(`team.can.${one}`));
    if (group !== 'edit_listing_data') return format.list(words);
    return isWhole ? t('team.preview.edit_all') : t('team.preview.edit', { fields: format.list(words) });
  };

  const lineWords = (line: PreviewLine, places: AccessPlaces): string => {
    const company = format.list(line.inCompany.map((one) => t(`team.can.${one}`)));
    if (line.inLocations.length === 0) return company;
    const local = `${deeds(line)} ${where(places)}`;
    return company ? t('team.preview.also', { first: local, second: company }) : local;
  };

  /** How the sentence begins, how it ends for each part of the product, and the parts with nothing to do in. */
  const preview = (
    subject: AccessSubject,
    permissions: readonly Permission[],
    places: AccessPlaces,
  ): AccessPreview => {
    const lead =
      'name' in subject
        ? t('team.preview.member', { name: subject.name })
        : t('team.preview.invited', { count: subject.invited });
    if (hasFullAccess(places.type)) {
      const text = t(places.type === memberTypes.owner ? 'team.preview.type_1' : 'team.preview.type_2');
      return { lead, lines: [{ group: undefined, text }], without: [] };
    }
    const { lines, without } = previewOf(permissions);
    return {
      lead,
      lines: lines.map((line) => ({ group: line.group, text: lineWords(line, places) })),
      without,
    };
  };

  return { scope, where, preview };
}

/** What `useAccessWords` gives. */
export interface AccessWords {
  scope: (places: AccessPlaces) => string;
  where: (places: AccessPlaces) => string;
  preview: (
    subject: AccessSubject,
    permissions: readonly Permission[],
    places: AccessPlaces,
  ) => AccessPreview;
}
