import { memberTypes } from '@pinfold/contract/access/member-types';
import { permissions } from '@pinfold/contract/access/permissions';
import { createApiKey } from '@pinfold/contract/features/session/api-access.endpoints';
import { login, requestPasswordReset } from '@pinfold/contract/features/session/login.endpoints';
import { beginTotp } from '@pinfold/contract/features/session/second-factor.endpoints';
import { sandboxFacebook } from '@pinfold/sandbox';
import { expect, test } from 'vitest';
import { fileTypes, writeFile } from '../../exports/write-file.ts';
import { boosterExportTexts } from '../../features/review-booster/export/booster-export-columns.ts';
import { openTestApi } from '../clients/start-test-api.ts';
import { createSecretWatch } from './secret-watch.ts';
import { watchedFetch } from './watch-traffic.ts';

const token = '1//sealed-token-of-the-tests';

const placesOf = (findings: readonly string[]) =>
  [...new Set(findings.map((finding) => finding.split(': ')[0]))].sort();

const kindsOf = (findings: readonly string[]) =>
  findings.map((finding) => /: (.*?) in “/.exec(finding)?.[1]).sort();

test('BAS-01 whichever way a sealed text leaves the API, the test fails that had it sealed', async () => {
  const api = await openTestApi();
  const { app, make, secrets, services } = api;
  services.sealer.seal('refresh token', token);
  app.get('/body/', (context) => context.json({ token }));
  app.get('/header/', (context) => context.body(null, 204, { 'X-Token': token }));
  app.get('/cookie/', (context) => context.body(null, 204, { 'Set-Cookie': `a=${token}` }));
  app.get('/stream/', (context) =>
    context.body(`data: ${token}\n\n`, 200, { 'Content-Type': 'text/event-stream' }),
  );
  app.get('/error/', () => {
    throw new Error(`Google does not know ${token}`);
  });
  for (const path of ['/body/', '/header/', '/cookie/', '/stream/', '/error/'])
    await (await app.request(path)).text();
  const sheets = [{ name: 'A', lines: [['token'], [token]] }];
  for (const type of ['csv', 'xlsx', 'xls'] as const)
    await services.files.write(`exports/1/1.${type}`, await writeFile(type, sheets, 'pl'), fileTypes[type]);
  await make.company({ name: `Lipa ${token}` });
  await expect(api.close()).rejects.toThrow('Secrets left the installation');
  expect(placesOf(secrets.findings())).toEqual([
    'a line of the log',
    'the answer to GET /body/',
    'the answer to GET /cookie/, set-cookie',
    'the answer to GET /header/, x-token',
    'the answer to GET /stream/',
    'the file exports/1/1.csv',
    'the file exports/1/1.xls',
    'the file exports/1/1.xlsx',
    'the table public.companies',
  ]);
  expect(secrets.findings().join('\n')).not.toContain(token);
});

test('BAS-01 a file of answers holds contacts where its header names them, and nowhere else', async () => {
  const api = await openTestApi();
  const { secrets, services } = api;
  const contact = 'ewa.lis@poczta.test';
  services.sealer.seal('booster contact', contact);
  const { columns } = boosterExportTexts('pl');
  const header = [columns.comment, columns.contact, columns.is_erased];
  const write = async (name: string, lines: string[][]) => {
    for (const type of ['csv', 'xlsx'] as const) {
      const bytes = await writeFile(type, [{ name: 'A', lines }], 'pl');
      await services.files.write(`exports/${name}.${type}`, bytes, fileTypes[type]);
    }
  };
  await write('answers', [header, ['Za głośno', contact, 'nie']]);
  expect(secrets.findings()).toEqual([]);
  await write('comments', [header, [contact, '', 'nie']]);
  await write('others', [
    ['Nazwa', ...header],
    ['Lipa', 'Za głośno', contact, 'nie'],
  ]);
  expect(placesOf(secrets.findings())).toEqual([
    'the file exports/comments.csv',
    'the file exports/comments.xlsx',
    'the file exports/others.csv',
    'the file exports/others.xlsx',
  ]);
  await expect(api.close()).rejects.toThrow('Secrets left the installation');
});

test('BAS-01 what a job failed of is searched in the log and in the queue', async () => {
  const api = await openTestApi();
  const { jobs, make, ok, secrets, services } = api;
  const email = 'anna@lipa.test';
  await make.member(await make.company(), { email });
  services.sealer.seal('refresh token', token);
  services.smtp = { send: () => Promise.reject(new Error(`refused ${token}`)) };
  await ok(requestPasswordReset, { body: { email } });
  await jobs.runDue();
  await expect(api.close()).rejects.toThrow('Secrets left the installation');
  expect(placesOf(secrets.findings())).toEqual(['a line of the log', 'the table pgboss.job_common']);
});

test('BAS-01 what is shown once is no leak there, and one anywhere else', async () => {
  const api = await openTestApi();
  const { make, ok, secrets, services } = api;
  const as = await make.member(await make.company(), { type: memberTypes.owner });
  const { secret } = await ok(createApiKey, { as, body: { name: 'Serwer', permissions: [permissions[0]] } });
  const key = await ok(beginTotp, { as });
  expect(secrets.findings()).toEqual([]);
  for (const said of [secret, key.secret, as.token]) services.log.info({ said }, 'careless');
  expect(kindsOf(secrets.findings())).toEqual([
    'credential of a request',
    'sealed text',
    'token that is shown once',
  ]);
  await expect(api.close()).rejects.toThrow('Secrets left the installation');
});

test('BAS-01 settings, keys of the installation, and what somebody typed without success are secret', async () => {
  const api = await openTestApi({ config: { PINFOLD_CHAT_SECRET: 'chat-secret-of-the-tests' } });
  const { request, secrets, services } = api;
  const password = 'gruszki na wierzbie';
  await request(login, { body: { email: 'nikt@firma.test', password } });
  const key = Buffer.alloc(32, 7).toString('hex');
  const said = [password, key, 'chat-secret-of-the-tests', sandboxFacebook.appSecret];
  for (const [index, one] of said.entries()) services.log.warn(new Error(`refused ${index} ${one}`));
  expect(kindsOf(secrets.findings())).toEqual([
    'key of the installation',
    'secret that somebody typed',
    'setting',
    'setting',
  ]);
  await expect(api.close()).rejects.toThrow('Secrets left the installation');
});

test('BAS-01 the address of a call to a provider holds nothing of what opens it', async () => {
  const watch = createSecretWatch();
  const fetch = watchedFetch(watch, async () => new Response('{}'));
  const headers = { Authorization: `Bearer ${token}` };
  await fetch('https://graph.facebook.com/me', { headers });
  const body = new URLSearchParams({ refresh_token: `${token}-lasting`, grant_type: 'refresh_token' });
  await fetch('https://oauth2.googleapis.com/token', { method: 'POST', body });
  expect(watch.findings()).toEqual([]);
  await fetch(`https://graph.facebook.com/debug_token?${new URLSearchParams({ input_token: token })}`);
  await fetch(`https://oauth2.googleapis.com/revoke?token=${encodeURIComponent(`${token}-lasting`)}`);
  expect(placesOf(watch.findings())).toEqual([
    'the address of a call to https://graph.facebook.com/debug_token',
    'the address of a call to https://oauth2.googleapis.com/revoke',
  ]);
});
