import { hasFullAccess, memberTypes } from '@pinfold/contract/access/member-types';
import type { Permission } from '@pinfold/contract/access/permissions';
import { permissionDependencies } from '@pinfold/contract/features/team/permission-dependencies';
import {
  type PermissionGroup,
  type PermissionGroupKey,
  permissionGroups,
} from '@pinfold/contract/features/team/permission-groups';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { type AccessPlaces, namesOf, useAccessScope } from './use-access-scope.ts';

/** Subject of the sentences: a member by name, or the number of invited people. */
export type AccessSubject = { name: string } | { invited: number };

/**
 * An access as text: `Anna Nowak może:` and then, for each part of the product, `odpowiadać na opinie w 14
 * lokalizacjach`.
 */
export interface AccessPreview {
  lead: string;
  /** Without a group for owners and admins, who may do everything. */
  lines: readonly { group: PermissionGroupKey | undefined; text: string }[];
  without: readonly PermissionGroupKey[];
}

/**
 * Returns functions that describe an access as text.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const words = useAccessLabels();
 * ```
 */
export function useAccessLabels(): AccessLabels {
  const t = useTranslate();
  const format = useFormat();
  const scope = useAccessScope();

  /** As the end of a sentence: `w 14 lokalizacjach`, `w grupie Kraków`. */
  const where = ({ type, permissionType, facilitiesCount, groups }: AccessPlaces): string => {
    if (hasFullAccess(type) || permissionType === 'all') return t('team.where.all');
    if (permissionType === 'selected') return t('team.where.locations', { count: facilitiesCount });
    const names = namesOf(groups);
    const count = groups.length;
    return names
      ? t('team.where.named_groups', { count, names: format.list(names) })
      : t('team.where.groups', { count });
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

/** What `useAccessLabels` gives. */
export interface AccessLabels {
  /** As a phrase of its own, for a row: `14 lokalizacji`, `grupa Kraków`. */
  scope: (places: AccessPlaces) => string;
  where: (places: AccessPlaces) => string;
  preview: (
    subject: AccessSubject,
    permissions: readonly Permission[],
    places: AccessPlaces,
  ) => AccessPreview;
}

/** What a member may do in one part of the product. */
interface PreviewLine {
  group: PermissionGroupKey;
  /** In the member's locations. */
  inLocations: readonly Permission[];
  /** In the company as a whole. */
  inCompany: readonly Permission[];
  /** Everything that there is in this part. */
  isWhole: boolean;
}

/** Sorts permissions into the parts of the product, and names the parts in which there are none. */
export function previewOf(permissions: readonly Permission[]): {
  lines: PreviewLine[];
  without: PermissionGroupKey[];
} {
  const held = new Set(permissions);
  const groups = permissionGroups.flatMap(withBranches);
  const lines = groups.flatMap(({ key, permissions: all }) => {
    const here = all.filter((one) => held.has(one));
    if (here.length === 0) return [];
    const own = here.filter((one) => !isImplied(one, here));
    const inCompany = own.filter((one) => companyWide.has(one));
    const inLocations = own.filter((one) => !companyWide.has(one));
    return [{ group: key, inLocations, inCompany, isWhole: here.length === all.length }];
  });
  const shown = new Set(lines.map(({ group }) => group));
  return { lines, without: groups.map(({ key }) => key).filter((key) => !shown.has(key)) };
}

/** Whether another permission of the list depends on this one, so that it need not be named. */
function isImplied(permission: Permission, among: readonly Permission[]): boolean {
  return among.some((one) => permissionDependencies[one]?.includes(permission));
}

function withBranches(group: PermissionGroup): PermissionGroup[] {
  return [group, ...(group.groups ?? []).flatMap(withBranches)];
}

/** Permissions that apply to the whole company, not to locations. */
const companyWide: ReadonlySet<Permission> = new Set<Permission>([
  'view_company_data',
  'manage_company_data',
  'view_team',
  'manage_team',
  'manage_gmb_account',
  'manage_google_play_account',
  'manage_reviews_categories',
  'edit_review_reply_templates',
  'configure_ai_review_reply',
  'manage_store_locator',
  'view_rb_forms',
]);
