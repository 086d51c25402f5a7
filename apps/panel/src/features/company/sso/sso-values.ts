import type { ApiError, Permission } from '@pinfold/sdk';
import { certificatesIn, type SsoConnection, type SsoSettings } from '@pinfold/sdk/headless/company';
import { memberTemplates } from '@pinfold/sdk/headless/team';
import { problemMessage, type Complaint } from '../../session/form/complaints.ts';

/** A group at the provider while it is being mapped. */
export interface MappedGroup {
  /** React key: names can repeat while they are typed. */
  key: number;
  group: string;
  locationGroupId: number | null;
  permissions: readonly Permission[];
}

/** The settings as typed. */
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

/** A group that was just added may see everything, and change nothing. */
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

export type SsoField = 'team_name' | 'entity_id' | 'sso_url' | 'certificate' | 'mapping';

/** What is visibly wrong with the settings, in the order of the fields. */
export function ssoComplaints(values: SsoValues): Complaint<SsoField>[] {
  const { teamName, entityId, ssoUrl, certificate, mapping } = values;
  const complaints: (Complaint<SsoField> | false)[] = [
    !/^[a-z0-9][a-z0-9-]{1,60}[a-z0-9]$/.test(teamName.trim()) && {
      field: 'team_name',
      key: 'sso.team_name_wrong',
    },
    entityId.trim() === '' && { field: 'entity_id', key: 'sso.entity_id_missing' },
    !(/^https?:\/\//i.test(ssoUrl.trim()) && URL.canParse(ssoUrl.trim())) && {
      field: 'sso_url',
      key: 'sso.sso_url_wrong',
    },
    certificate.trim() === ''
      ? { field: 'certificate', key: 'sso.certificate_missing' }
      : !certificatesIn(certificate) && {
          field: 'certificate',
          key: 'sso.certificate_wrong',
        },
    mapping.some(({ group, locationGroupId }) => group.trim() === '' || locationGroupId === null) && {
      field: 'mapping',
      key: 'sso.mapping_incomplete',
    },
  ];
  return complaints.filter((one) => one !== false);
}

/** Why the settings were refused, at the field to correct. */
export function ssoRefusal(error: ApiError): Complaint<SsoField> {
  switch (error.code) {
    case 'team_name_taken':
      return { field: 'team_name', key: 'sso.team_name_taken' };
    case 'certificate_invalid':
      return { field: 'certificate', key: 'sso.certificate_refused' };
    case 'permission_not_held':
      return { field: 'mapping', key: 'sso.permission_not_held' };
    default:
      return problemMessage(error, 'sso.save_failed');
  }
}
