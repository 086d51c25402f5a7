import type { Permission } from '@pinfold/sdk';
import type { SsoConnection, SsoSettings } from '@pinfold/sdk/headless/company';
import { memberTemplates } from '@pinfold/sdk/headless/team';

/** A group at the provider while it is being mapped. */
export interface MappedGroup {
  /** Tells rows apart while their names are still being typed. */
  key: number;
  group: string;
  locationGroupId: number | null;
  permissions: readonly Permission[];
}

/** The settings as they are typed. */
export interface SsoValues {
  teamName: string;
  entityId: string;
  ssoUrl: string;
  certificate: string;
  autoCreate: boolean;
  mapping: readonly MappedGroup[];
}

export function ssoValuesOf(connection: SsoConnection | undefined): SsoValues {
  return {
    teamName: connection?.team_name ?? '',
    entityId: connection?.entity_id ?? '',
    ssoUrl: connection?.sso_url ?? '',
    certificate: connection?.certificate ?? '',
    autoCreate: connection?.auto_create ?? false,
    mapping: (connection?.group_mapping ?? []).map((mapped, key) => ({
      key,
      group: mapped.group,
      locationGroupId: mapped.location_group_id,
      permissions: mapped.permissions,
    })),
  };
}

/** A group that was just added may look, and do nothing. */
export function newMappedGroup(mapping: readonly MappedGroup[]): MappedGroup {
  const key = Math.max(-1, ...mapping.map((one) => one.key)) + 1;
  return { key, group: '', locationGroupId: null, permissions: memberTemplates.viewer };
}

/** What is sent; a group without its locations never gets here. */
export function ssoSettingsOf(values: SsoValues): SsoSettings {
  return {
    team_name: values.teamName.trim(),
    entity_id: values.entityId.trim(),
    sso_url: values.ssoUrl.trim(),
    certificate: values.certificate.trim(),
    auto_create: values.autoCreate,
    group_mapping: values.mapping.flatMap(({ group, locationGroupId, permissions }) =>
      locationGroupId === null
        ? []
        : [{ group: group.trim(), location_group_id: locationGroupId, permissions: [...permissions] }],
    ),
  };
}
