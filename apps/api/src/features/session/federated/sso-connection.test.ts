import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  deleteSsoConnection,
  getSsoConnection,
  updateSsoConnection,
} from '@pinfold/contract/features/session/sso-connection.endpoints';
import { startSso } from '@pinfold/contract/features/session/federated-login.endpoints';
import {
  panelUrl,
  startSsoCompany,
  ssoTeamName,
  type SsoCompany,
} from '../../../testing/worlds/single-sign-on.ts';
import {
  expiredCertificate,
  otherCertificate,
  weakCertificate,
} from '../../../testing/samples/certificates.ts';

const connectionOf = async (api: SsoCompany, as = api.owner) =>
  (await api.ok(getSsoConnection, { as })).connection;

/** What the connection would be with a change. */
async function settings(api: SsoCompany, change: object = {}) {
  const { acs_url: _acs, metadata_url: _metadata, ...own } = (await connectionOf(api)) ?? missing();
  return { ...own, ...change };
}

function missing(): never {
  throw new Error('the team is connected');
}

describe('SES-06 the single sign-on of a company', () => {
  test('is set up, read, changed and taken away by its owners and admins', async () => {
    const api = await startSsoCompany();
    const admin = await api.make.member(api.companyId, { type: memberTypes.admin, permissions: [] });
    expect(await connectionOf(api, admin)).toMatchObject({
      team_name: ssoTeamName,
      auto_create: true,
      acs_url: `${panelUrl}/api/session/saml/${ssoTeamName}/acs`,
      metadata_url: `${panelUrl}/api/session/saml/${ssoTeamName}/metadata`,
    });
    const body = await settings(api, { team_name: 'lipa', auto_create: false });
    await api.ok(updateSsoConnection, { as: admin, body });
    expect(await connectionOf(api)).toMatchObject({ team_name: 'lipa', auto_create: false });
    expect((await api.request(startSso, { body: { team_name: ssoTeamName } })).problem?.code).toBe(
      'sso_team_not_found',
    );
    await api.ok(deleteSsoConnection, { as: admin });
    expect(await connectionOf(api)).toBeNull();
    expect((await api.request(deleteSsoConnection, { as: admin })).problem?.code).toBe('not_found');
  });

  test('is closed to managers, whatever they may do', async () => {
    const api = await startSsoCompany();
    const as = await api.make.member(api.companyId);
    const body = await settings(api);
    const calls = [
      api.request(getSsoConnection, { as }),
      api.request(updateSsoConnection, { as, body }),
      api.request(deleteSsoConnection, { as }),
    ];
    for (const call of calls) expect((await call).problem?.code).toBe('permission_denied');
  });

  test('is no other company’s', async () => {
    const api = await startSsoCompany();
    const as = await api.make.member(await api.make.company(), { type: memberTypes.owner });
    expect(await connectionOf(api, as)).toBeNull();
    expect((await api.request(deleteSsoConnection, { as })).problem?.code).toBe('not_found');
  });

  test('has a name that no other company has, also when two choose it at once', async () => {
    const api = await startSsoCompany();
    const rivals = await Promise.all(
      [1, 2].map(async () => api.make.member(await api.make.company(), { type: memberTypes.owner })),
    );
    const choose = (name: string) =>
      Promise.all(
        rivals.map(async (as) =>
          api.request(updateSsoConnection, { as, body: await settings(api, { team_name: name }) }),
        ),
      );
    for (const { problem } of await choose(ssoTeamName)) expect(problem?.code).toBe('team_name_taken');
    const answers = (await choose('palarnia-sowa')).map(({ problem }) => problem?.code ?? 'saved');
    expect(answers.toSorted()).toEqual(['saved', 'team_name_taken']);
  });

  test.each([
    ['no certificate', 'certificate'],
    ['one that is cut off', '-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----'],
    ['one whose key is too short', weakCertificate],
    ['two, of which one is too weak', `${otherCertificate}\n${weakCertificate}`],
    ['one that has run out', expiredCertificate],
  ])('needs a certificate that can be trusted: %s', async (_what, certificate) => {
    const api = await startSsoCompany();
    const body = await settings(api, { certificate });
    const { problem } = await api.request(updateSsoConnection, { as: api.owner, body });
    expect(problem?.code).toBe('certificate_invalid');
  });

  test('keeps every certificate that is pasted, also one that has run out beside another', async () => {
    const api = await startSsoCompany();
    const certificate = `${expiredCertificate}\n${otherCertificate}\n`;
    await api.ok(updateSsoConnection, { as: api.owner, body: await settings(api, { certificate }) });
    expect((await connectionOf(api))?.certificate).toBe(certificate);
  });

  test('takes a certificate without PEM, and the metadata of the provider', async () => {
    const api = await startSsoCompany();
    const own = (await connectionOf(api))?.certificate ?? '';
    const bare = otherCertificate.replaceAll(/-----[^-]+-----/g, '');
    const { entityId } = await api.sandbox.samlIdentityProvider();
    const metadata = await api.sandbox.fetch(new Request(entityId));
    for (const [pasted, kept] of [
      [bare, `${otherCertificate}\n`],
      [await metadata.text(), own],
    ]) {
      const body = await settings(api, { certificate: pasted });
      expect((await api.ok(updateSsoConnection, { as: api.owner, body })).connection.certificate).toBe(kept);
    }
  });

  test('needs a certificate that has not run out', async () => {
    const api = await startSsoCompany();
    const body = await settings(api);
    api.clock.advance(11 * 365 * 86_400);
    const as = { ...api.owner, token: await api.make.token(api.owner.userId) };
    expect((await api.request(updateSsoConnection, { as, body })).problem?.code).toBe('certificate_invalid');
  });

  test('maps groups to its own groups of locations, each once, with what their permissions need', async () => {
    const api = await startSsoCompany();
    const own = await api.make.group(api.companyId, 'Kraków', []);
    const foreign = await api.make.group(await api.make.company(), 'Obca', []);
    const mapped = (group: string, id: number) => ({
      group,
      location_group_id: id,
      permissions: ['reply_reviews'],
    });
    const save = async (...group_mapping: object[]) =>
      api.requestRaw(updateSsoConnection, { as: api.owner, body: await settings(api, { group_mapping }) });
    expect((await save(mapped('A', own), mapped('B', foreign))).problem).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'body.group_mapping.1.location_group_id' }],
    });
    expect((await save(mapped('A', own), mapped('A', own))).problem).toMatchObject({
      code: 'invalid_request',
      errors: [{ path: 'body.group_mapping.1.group' }],
    });
    expect((await save(mapped('A', own))).problem).toBeUndefined();
    const [saved] = (await connectionOf(api))?.group_mapping ?? [];
    expect(saved).toEqual({
      group: 'A',
      location_group_id: own,
      permissions: expect.arrayContaining(['reply_reviews', 'view_reviews']),
    });
  });
});
