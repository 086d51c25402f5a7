import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { disconnectGoogle } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { rows } from '../database/database.ts';
import {
  directoryAccounts,
  directoryListings,
} from '../features/integrations/directories/directories.table.ts';
import { revokeFacebook } from '../features/integrations/directories/facebook/revoke-facebook.job.ts';
import { googleAccounts } from '../features/integrations/integrations.table.ts';
import { idempotencyKeys } from '../idempotency/idempotency-keys.table.ts';
import { mobileAppAccounts } from '../app-stores/mobile-apps.table.ts';
import { beginFlow } from '../features/session/federated/federated-login.ts';
import {
  boosterContactKeys,
  boosterInvitations,
} from '../features/review-booster/invitations/invitations.table.ts';
import {
  boosterAnswers,
  boosterOffers,
  boosterResponses,
  boosterVisits,
} from '../features/review-booster/review-booster.table.ts';
import { totpFactors } from '../features/session/second-factor/second-factor.table.ts';
import { sendMail } from '../mail/send-mail.ts';
import { fixedKeyRing, initialKeyName, type NamedKey } from '../secrets/key-ring.ts';
import { createSealer } from '../secrets/sealer.ts';
import type { Services } from '../services.ts';
import { startUnconnectedCompany } from '../testing/worlds/unconnected-company.ts';
import type { Queryable } from '../database/database.ts';
import { makeFactor } from '../testing/worlds/second-factors.ts';
import { countSealed } from './count-sealed.ts';
import { reseal } from './reseal.ts';

// The key of the test API, and the one that replaces it.
const old: NamedKey = { name: initialKeyName, bytes: Buffer.alloc(32, 7) };
const young: NamedKey = { name: '2031', bytes: Buffer.alloc(32, 8) };
const keys = fixedKeyRing([young, old]);
const sealer = createSealer(keys);

const mail = { subject: 'Hasło', heading: 'Hasło', paragraphs: ['https://panel.test/reset/tajne'] };

/** A company with something sealed in every place. */
async function startSealed() {
  const api = await startUnconnectedCompany();
  const { services } = api;
  const { queries } = services.database;
  const id = await api.connect();
  await api.ok(disconnectGoogle, { as: api.owner, params: { id } });
  await makeFactor(services, api.owner.userId);
  await beginFlow(services, { name: 'state', browser: 'cookie' }, { nonce: 'n' });
  await sendMail(services, queries, { to: 'anna@poczta.test', language: 'pl', mail });
  await sealCredentials(services, api.companyId, api.owner.userId);
  const resealNow = (over: Partial<Parameters<typeof reseal>[0]> = {}) =>
    reseal({ queries, keys, sealer, ...over });
  const left = async () => (await countSealed(queries)).filter(({ key }) => key !== young.name);
  return { ...api, queries, resealNow, left };
}

/** The keys of an account at a directory and at an app store. */
async function sealCredentials(
  { sealer: first, database, jobs, now }: Services,
  companyId: number,
  keySetBy: number,
) {
  const sealedCredentials = first.seal('directory credentials', 'key');
  await database.queries
    .insert(directoryAccounts)
    .values({ companyId, directory: 'facebook', status: 'complete', sealedCredentials });
  await database.queries.insert(directoryListings).values({
    companyId,
    locationId: 1,
    directory: 'facebook',
    accountId: 1,
    state: 'published',
    acceptedAt: now(),
    sealedCredentials,
  });
  await jobs.enqueue(database.queries, revokeFacebook, [
    { payload: { companyId, externalId: '1', sealedToken: sealedCredentials } },
  ]);
  const at = now();
  await database.queries.insert(mobileAppAccounts).values({
    companyId,
    store: 'app_store',
    name: 'Sklep',
    keyId: '2X9R4HXF34',
    fingerprint: '',
    sealedCredentials,
    connectedAt: at,
    keySetAt: at,
    keySetBy,
  });
  await database.queries.insert(idempotencyKeys).values({
    companyId,
    userId: keySetBy,
    keyHash: 'key',
    fingerprint: 'request',
    sealedAnswer: first.seal('kept answer', '{}'),
    createdAt: at,
  });
  await sealContact(first, database.queries, companyId);
  await sealInvitation(first, database.queries, companyId, at);
}

/** The address that a customer left in a form. */
async function sealContact({ seal }: Services['sealer'], queries: Queryable, companyId: number) {
  const visit = 'besuch';
  const at = new Date('2026-11-30T12:00:00Z');
  const day = '2026-11-30';
  await queries.insert(boosterVisits).values({ companyId, id: visit, linkId: 1, day });
  await queries
    .insert(boosterOffers)
    .values({ companyId, visit, page: 'form', targets: ['google'], templateHash: '', day });
  await queries.insert(boosterAnswers).values({ companyId, visit, day });
  await queries.insert(boosterResponses).values({
    companyId,
    visit,
    formId: 1,
    linkId: 1,
    locationId: 1,
    language: 'pl',
    isVerified: true,
    retentionDays: 365,
    sealedContact: seal('booster contact', 'a@b.pl'),
    createdAt: at,
    updatedAt: at,
  });
}

/** Somebody who is to be asked, and the key of the company's hashes. */
async function sealInvitation(
  { seal }: Services['sealer'],
  queries: Queryable,
  companyId: number,
  createdAt: Date,
) {
  await queries.insert(boosterContactKeys).values({ companyId, sealedKey: seal('booster key', 'hash') });
  await queries.insert(boosterInvitations).values({
    companyId,
    listId: 1,
    formId: 1,
    sealedContact: seal('booster contact', 'c@d.pl'),
    contactHash: 'hash',
    language: 'pl',
    sendAt: createdAt,
    createdAt,
  });
}

/** How many texts were resealed, by place. */
const countOf = (done: Awaited<ReturnType<typeof reseal>>) =>
  Object.fromEntries(done.map(({ place, resealed }) => [place, resealed]));

test('OPS-06 everything that is stored is sealed with the newest key, and a second time nothing is left to do', async () => {
  const { queries, resealNow, left, services } = await startSealed();
  expect(countOf(await resealNow())).toEqual({
    'google_accounts.sealed_refresh_token': 1,
    'job revoke-google-grant, sealedToken': 1,
    'directory_accounts.sealed_credentials': 1,
    'directory_listings.sealed_credentials': 1,
    'mobile_app_accounts.sealed_credentials': 1,
    'job revoke-facebook-consent, sealedToken': 1,
    'totp_factors.sealed_secret': 1,
    'totp_factors.sealed_pending_secret': 1,
    'booster_responses.sealed_contact': 1,
    'booster_invitations.sealed_contact': 1,
    'booster_contact_keys.sealed_key': 1,
    'idempotency_keys.sealed_answer': 1,
    'job send-mail, sealed': 1,
    'federated_flows.sealed_details': 1,
  });
  expect(await left()).toEqual([]);
  expect(Object.values(countOf(await resealNow()))).toEqual(Array(14).fill(0));
  const without = createSealer(fixedKeyRing([young]));
  const [account] = await queries.select().from(googleAccounts);
  expect(without.open('refresh token', account?.sealedRefreshToken ?? '')).toBe('refresh-marta');
  const [job] = await rows<{ sealed: string }>(
    queries,
    sql`select data->>'sealed' as sealed from pgboss.job where name = 'send-mail' and state <= 'active'`,
  );
  expect(JSON.parse(without.open('mail', job?.sealed ?? ''))).toMatchObject({ to: 'anna@poczta.test' });
  // Back to the first key: an earlier version reads it all.
  const back = fixedKeyRing([old, young]);
  await resealNow({ keys: back, sealer: createSealer(back) });
  const [again] = await queries.select().from(googleAccounts);
  expect(services.sealer.open('refresh token', again?.sealedRefreshToken ?? '')).toBe('refresh-marta');
});

test('OPS-06 a run that is killed has lost nothing, and the next one goes on where it ended', async () => {
  const { resealNow, left } = await startSealed();
  let calls = 0;
  const dying = {
    open: sealer.open,
    seal(...args: Parameters<typeof sealer.seal>) {
      calls += 1;
      if (calls === 4) throw new Error('killed');
      return sealer.seal(...args);
    },
  };
  await expect(resealNow({ sealer: dying })).rejects.toThrow('killed');
  expect(await left()).toHaveLength(11);
  const counts = Object.values(countOf(await resealNow()));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(11);
  expect(await left()).toEqual([]);
});

test('OPS-06 what is changed between reading and writing stands, and of two runs each text is sealed by one', async () => {
  const { queries, resealNow, left, services } = await startSealed();
  const [first, second] = await Promise.all([resealNow(), resealNow()]);
  for (const [index, { place, resealed }] of first.entries())
    expect(resealed + (second[index]?.resealed ?? 0), place).toBe(1);
  expect(first).toHaveLength(14);
  expect(await left()).toEqual([]);

  // Changed at the last moment before it is written, under the old key and then under the newest one.
  for (const [meanwhile, over] of [
    ['old', createSealer(fixedKeyRing([old]))],
    ['young', sealer],
  ] as const) {
    await queries.update(totpFactors).set({ sealedSecret: services.sealer.seal('second factor', 'read') });
    const changing: Promise<unknown>[] = [];
    const [, , changed] = await resealNow({
      sealer: {
        open: sealer.open,
        seal(purpose, plain) {
          if (purpose === 'second factor')
            changing.push(
              queries
                .update(totpFactors)
                .set({ sealedSecret: over.seal('second factor', meanwhile) })
                .execute(),
            );
          return sealer.seal(purpose, plain);
        },
      },
    });
    await Promise.all(changing);
    const [kept] = await queries.select().from(totpFactors);
    expect(sealer.open('second factor', kept?.sealedSecret ?? '')).toBe(meanwhile);
    expect(changed?.place).toBe('totp_factors.sealed_secret');
  }
});

test('OPS-06 more rows than are read at a time are all resealed, and those that do not open are passed over and counted', async () => {
  const { make, services, queries, left, resealNow } = await startSealed();
  const companyId = await make.company();
  const stray = createSealer(fixedKeyRing([{ name: '2029', bytes: Buffer.alloc(32, 9) }]));
  await queries.insert(googleAccounts).values(
    Array.from({ length: 230 }, (_, index) => ({
      companyId,
      name: `accounts/${index}`,
      title: 'A',
      sealedRefreshToken:
        index % 100 === 0
          ? stray.seal('refresh token', 'x')
          : index === 150
            ? 'damaged'
            : services.sealer.seal('refresh token', `token-${index}`),
    })),
  );
  const [accounts] = await resealNow();
  expect(accounts).toEqual({
    place: 'google_accounts.sealed_refresh_token',
    // With the one of `startSealed`.
    resealed: 227,
    changed: 0,
    unreadable: new Map([
      ['2029', 3],
      ['initial', 1],
    ]),
  });
  expect(await left()).toEqual([
    { key: '2029', place: 'google_accounts.sealed_refresh_token', count: 3 },
    { key: 'initial', place: 'google_accounts.sealed_refresh_token', count: 1 },
  ]);
});
