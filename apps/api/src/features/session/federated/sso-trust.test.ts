import { describe, expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { sql } from 'drizzle-orm';
import { rows } from '../../../database/database.ts';
import {
  openLogin,
  openPanelBrowser,
  collectSession,
  loginResult,
  prepareSamlResponse,
  startSsoCompany,
  ssoTeamName,
} from '../../../testing/worlds/single-sign-on.ts';
import { otherCertificate } from '../../../testing/samples/certificates.ts';
import { ssoAssertions } from './federated.table.ts';
import { sweepFederated } from '../session.jobs.ts';

const anna = 'anna.sso@lipa.test';

describe('SES-06 an answer of the identity provider', () => {
  test('that comes a second time is a replay, also for another process, and opens nothing', async () => {
    const api = await startSsoCompany();
    const { browser, xml, post } = await prepareSamlResponse(api);
    expect(loginResult(await post(xml))).toBe('success');
    expect(loginResult(await post(xml))).toBe('saml_replay_attack');
    expect(await collectSession(browser)).toMatchObject({ code: 'csrf_token_missing' });
    const elsewhere = openPanelBrowser(api, api.otherProcess());
    expect(loginResult(await post(xml, elsewhere))).toBe('saml_replay_attack');
  });

  test('that comes many times at once lets in once', async () => {
    const api = await startSsoCompany();
    const { xml, post } = await prepareSamlResponse(api);
    const ends = (await Promise.all(Array.from({ length: 5 }, () => post(xml)))).map(loginResult);
    expect(ends.toSorted()).toEqual([...Array<string>(4).fill('saml_replay_attack'), 'success']);
  });

  test('is used up by a login that failed later on', async () => {
    const api = await startSsoCompany({ auto_create: false });
    const { xml, post } = await prepareSamlResponse(api);
    expect(loginResult(await post(xml))).toBe('saml_user_not_found');
    expect(loginResult(await post(xml))).toBe('saml_replay_attack');
  });

  test('is refused in a browser that did not ask, and still good in the one that did', async () => {
    const api = await startSsoCompany();
    const { xml, post } = await prepareSamlResponse(api);
    const thief = openPanelBrowser(api);
    await openLogin(thief, '/sso/', { team_name: ssoTeamName });
    for (const other of [openPanelBrowser(api), thief])
      expect(loginResult(await post(xml, other))).toBe('saml_auth_failed');
    expect(loginResult(await post(xml))).toBe('success');
  });

  test('is taken by either of two keys, and not by one that has run out since', async () => {
    const api = await startSsoCompany();
    const { certificate } = await api.sandbox.samlIdentityProvider();
    for (const both of [`${certificate}\n${otherCertificate}`, `${otherCertificate}\n${certificate}`]) {
      await api.connect({ certificate: both });
      const { xml, post } = await prepareSamlResponse(api);
      expect(loginResult(await post(xml))).toBe('success');
    }
    api.clock.advance(11 * 365 * 86_400);
    const { xml, post } = await prepareSamlResponse(api);
    expect(loginResult(await post(xml))).toBe('saml_auth_failed');
  });

  test('is refused by another team, whose identity provider is the same', async () => {
    const api = await startSsoCompany();
    const rivals = await api.make.company();
    const rival = await api.make.member(rivals, { type: memberTypes.owner });
    await api.connect({ team_name: 'palarnia-sowa' }, rival);
    const { browser, ready, xml } = await prepareSamlResponse(api);
    const form = ready.forms[0] && {
      ...ready.forms[0],
      action: ready.forms[0].action.replace(ssoTeamName, 'palarnia-sowa'),
    };
    const answer = { SAMLResponse: Buffer.from(xml).toString('base64') };
    expect(loginResult(await browser.submit(ready, form, answer))).toBe('saml_auth_failed');
  });

  test.each<[string, (xml: string) => string]>([
    ['without signatures', (xml) => xml.replaceAll(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '')],
    ['for somebody else', (xml) => xml.replace(anna, 'owner@lipa.test')],
    ['with a second assertion in front', (xml) => wrap(xml, (own) => forged(own) + own)],
    ['with the signed assertion hidden inside a forged one', (xml) => wrap(xml, hidden)],
    ['to a request that nobody made', (xml) => xml.replaceAll(/InResponseTo="[^"]+"/g, 'InResponseTo="_1"')],
    ['to no request at all', (xml) => xml.replaceAll(/ InResponseTo="[^"]+"/g, '')],
  ])('%s is refused', async (_how, change) => {
    const api = await startSsoCompany();
    const { xml, post } = await prepareSamlResponse(api);
    expect(change(xml)).not.toBe(xml);
    expect(loginResult(await post(change(xml)))).toBe('saml_auth_failed');
    expect(loginResult(await post(xml))).toBe('success');
  });

  test('is read whole, whatever comments stand in an address', async () => {
    const api = await startSsoCompany();
    const { browser, xml, post } = await prepareSamlResponse(api);
    // Comments are not signed, so this is as valid as before.
    expect(loginResult(await post(xml.replace('anna.sso@', '<!--x-->anna.<!--y-->sso@<!--z-->')))).toBe(
      'success',
    );
    expect(await collectSession(browser)).toMatchObject({ email: anna });
  });

  test.each([
    ['nothing', ''],
    ['no XML', 'abc'],
    ['another document', '<a/>'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['too much', `<a>${'x'.repeat(250_000)}</a>`],
  ])('that is %s cannot be processed', async (_what, text) => {
    const { post } = await prepareSamlResponse(await startSsoCompany());
    expect(loginResult(await post(text))).toBe('saml_processing_error');
  });

  test('of the identity provider that was connected before is refused', async () => {
    const api = await startSsoCompany();
    const { xml, post } = await prepareSamlResponse(api);
    await api.connect({ entity_id: 'https://another.example/' });
    expect(loginResult(await post(xml))).toBe('saml_auth_failed');
  });

  test('is refused after ten minutes', async () => {
    const api = await startSsoCompany();
    const { xml, post } = await prepareSamlResponse(api);
    api.clock.advance(601);
    expect(loginResult(await post(xml))).toBe('saml_auth_failed');
  });

  test('leaves nothing behind once it would be refused by itself', async () => {
    const api = await startSsoCompany();
    const { xml, post } = await prepareSamlResponse(api);
    await post(xml);
    await prepareSamlResponse(api);
    const kept = () =>
      rows(
        api.services.database.queries,
        sql`select (select count(*)::int from sso_assertions) as assertions,
                   (select count(*)::int from federated_flows) as flows, (select count(*)::int from sso_tickets) as tickets`,
      );
    expect(await kept()).toEqual([{ assertions: 1, flows: 1, tickets: 1 }]);
    const sweep = async () => {
      await api.services.jobs.enqueue(api.services.database.queries, sweepFederated, [{ payload: {} }]);
      await api.jobs.runDue('sweep-federated');
    };
    await sweep();
    expect(await kept()).toEqual([{ assertions: 1, flows: 1, tickets: 1 }]);
    api.clock.advance(1200);
    await sweep();
    expect(await kept()).toEqual([{ assertions: 0, flows: 0, tickets: 0 }]);
    expect(await api.services.database.queries.select().from(ssoAssertions)).toEqual([]);
  });
});

/** Puts something else in the place of the assertion. */
function wrap(xml: string, change: (assertion: string) => string): string {
  return xml.replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, change);
}

function forged(assertion: string): string {
  return assertion
    .replaceAll(anna, 'owner@lipa.test')
    .replaceAll(/<ds:Signature[\s\S]*?<\/ds:Signature>/g, '')
    .replaceAll(/ ID="[^"]+"/g, ' ID="_forged"');
}

function hidden(assertion: string): string {
  return forged(assertion).replace('</saml:Assertion>', `${assertion}</saml:Assertion>`);
}
