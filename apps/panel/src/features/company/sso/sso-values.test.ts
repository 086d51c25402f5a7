import { ApiError } from '@pinfold/sdk';
import { expect, test } from 'vitest';
import {
  newMappedGroup,
  ssoComplaints,
  ssoRefusal,
  ssoSettingsOf,
  ssoValuesOf,
  type SsoValues,
} from './sso-values.ts';
import { testCertificate } from './test-certificate.ts';

const values: SsoValues = {
  teamName: 'lipa-team',
  entityId: 'https://id.lipa.example/metadata',
  ssoUrl: 'https://id.lipa.example/sso',
  certificate: testCertificate,
  autoCreate: true,
  mapping: [{ key: 0, group: ' krakow ', locationGroupId: 2, permissions: ['view_reviews'] }],
};

test('SES-06 what is saved comes back as it was typed, without loose spaces', () => {
  const settings = ssoSettingsOf(values);
  expect(settings.group_mapping).toEqual([
    { group: 'krakow', location_group_id: 2, permissions: ['view_reviews'] },
  ]);
  const saved = { ...settings, acs_url: 'https://a.example', metadata_url: 'https://m.example' };
  expect(ssoSettingsOf(ssoValuesOf(saved))).toEqual(settings);
});

test('SES-06 a new group may look and has a key of its own', () => {
  const added = newMappedGroup([...values.mapping]);
  expect(added).toMatchObject({ key: 1, group: '', locationGroupId: null });
  expect(added.permissions).not.toContain('reply_reviews');
});

test.each<[string, Partial<SsoValues>, string[]]>([
  ['all in order', {}, []],
  ['capitals in the team name', { teamName: 'Lipa' }, ['team_name']],
  ['a team name of two letters', { teamName: 'li' }, ['team_name']],
  ['a hyphen at the end', { teamName: 'lipa-' }, ['team_name']],
  ['no identifier', { entityId: ' ' }, ['entity_id']],
  ['an address without a scheme', { ssoUrl: 'id.lipa.example/sso' }, ['sso_url']],
  ['half a certificate', { certificate: testCertificate.slice(0, 90) }, ['certificate']],
  ['a group without its locations', { mapping: [newMappedGroup([])] }, ['mapping']],
])('SES-06 a mistake is said at its field: %s', (_what, change, fields) => {
  expect(ssoComplaints({ ...values, ...change }).map(({ field }) => field)).toEqual(fields);
});

test.each([
  ['team_name_taken', 'team_name'],
  ['certificate_invalid', 'certificate'],
  ['permission_not_held', 'mapping'],
  ['internal_error', undefined],
] as const)('SES-06 a refusal is said where it can be mended: %s', (code, field) => {
  expect(ssoRefusal(new ApiError({ kind: 'http', status: 400, code })).field).toBe(field);
});
