import type { ApiError } from '@pinfold/sdk';
import { certificatesIn } from '@pinfold/sdk/headless/company';
import type { Complaint } from '../../session/form/complaint.ts';
import { problemWords } from '../../session/form/problem-words.ts';
import type { SsoValues } from './sso-values.ts';

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

/** Why the settings were refused, at the field that mends it. */
export function ssoRefusal(error: ApiError): Complaint<SsoField> {
  switch (error.code) {
    case 'team_name_taken':
      return { field: 'team_name', key: 'sso.team_name_taken' };
    case 'certificate_invalid':
      return { field: 'certificate', key: 'sso.certificate_refused' };
    case 'permission_not_held':
      return { field: 'mapping', key: 'sso.permission_not_held' };
    default:
      return problemWords(error, 'sso.save_failed');
  }
}
