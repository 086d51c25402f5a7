import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  getBoosterAudit,
  listBoosterSeals,
} from '@pinfold/contract/features/review-booster/booster-audit.endpoints';
import { rows } from '../../../database/database.ts';
import { lockCompany } from '../../../database/lock-company.ts';
import { startReviewBooster, reviewUrl, type ReviewBooster } from '../../../testing/worlds/review-booster.ts';
import { deleteBoosterCompany } from '../delete-booster.ts';
import { boosterAnswers, boosterResponses } from '../review-booster.table.ts';
import { sealBoosterAudit } from './seal-audit.job.ts';
import { verifyChain } from './verify-chain.ts';

const scores = ['1', '2', '3', '4', '5', ''];

/** A visitor of each score, one who only looks, and one who follows the link at once. */
async function visitAll(world: ReviewBooster) {
  const pages = [];
  for (const rating of scores) pages.push(await world.answer({ rating, comment: 'Kawa i ciasto' }));
  await world.open();
  const { visit } = await world.open();
  await world.ask(`go/1?visit=${visit}`);
  return pages;
}

const audit = (world: ReviewBooster) => world.ok(getBoosterAudit, { as: world.owner });
const seal = (world: ReviewBooster) =>
  sealBoosterAudit.run(world.services, {}, { tries: 0, isLastTry: true });

/** Does what only someone with the whole database in hands can: the tables refuse it. */
async function tamper(world: ReviewBooster, statement: ReturnType<typeof sql>) {
  const { queries } = world.services.database;
  await queries.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = 'replica'`);
    await tx.execute(statement);
  });
}

test('RV-11 lock 2: the public links stand on the first page, before anything is answered', async () => {
  const world = await startReviewBooster();
  const { html, visit } = await world.open();
  expect(html).toContain(`href="go/1?visit=${visit}"`);
  const { status, location, headers } = await world.ask(`go/1?visit=${visit}`);
  expect(status).toBe(302);
  expect(location).toBe(reviewUrl);
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  // A number that was never offered leads nowhere, above all not to an address of somebody's choice.
  expect((await world.ask('go/2')).status).toBe(410);
});

test('RV-11 lock 3: every answer leads by 303 to a page whose bytes are the same for 1 to 5 and none', async () => {
  const world = await startReviewBooster();
  const pages = await visitAll(world);
  for (const { sent, visit } of pages) {
    expect(sent.status).toBe(303);
    expect(sent.location).toBe(`${world.path}thanks/${visit}/?lang=pl`);
    expect(sent.html).toBe('');
  }
  expect(new Set(pages.map(({ thanks }) => thanks.html)).size).toBe(1);
  const headersOf = ({ thanks }: (typeof pages)[number]) => JSON.stringify([...thanks.headers]);
  expect(new Set(pages.map(headersOf)).size).toBe(1);
  expect(pages[0]?.thanks.html).toContain('href="go/1"');
});

test('RV-11 lock 5: no answer is stored without the offer of its page, and what was recorded cannot be changed', async () => {
  const world = await startReviewBooster();
  const { queries } = world.services.database;
  const { companyId } = world;
  await expect(
    queries.insert(boosterAnswers).values({ companyId, visit: 'A'.repeat(22), rating: 5, day: '2026-11-30' }),
  ).rejects.toThrow();
  const response = { companyId, formId: world.form.id, linkId: world.link.id, locationId: world.locationId };
  const at = world.services.now();
  await expect(
    queries.insert(boosterResponses).values({
      ...response,
      visit: 'A'.repeat(22),
      language: 'pl',
      isVerified: false,
      retentionDays: 365,
      createdAt: at,
      updatedAt: at,
    }),
  ).rejects.toThrow();
  await visitAll(world);
  await seal(world);
  for (const table of ['visits', 'offers', 'clicks', 'answers', 'audit_chain'])
    for (const change of [
      sql`update ${sql.identifier(`booster_${table}`)} set company_id = company_id`,
      sql`delete from ${sql.identifier(`booster_${table}`)}`,
    ])
      await expect(queries.execute(change), table).rejects.toThrow();
});

test('RV-11 lock 6: the audit counts visits, offers and clicks by score, for the company and for everyone', async () => {
  const world = await startReviewBooster();
  const pages = await visitAll(world);
  await world.ask(`thanks/${pages[0]?.visit}/go/1`);
  const counted = await audit(world);
  expect(counted).toMatchObject({ visits: 8, offered: 8, clicked: 2, answers: 6 });
  expect(counted.scores).toEqual(
    [5, 4, 3, 2, 1, null].map((score) => ({
      score,
      answers: 1,
      offered: 1,
      offered_after: 1,
      clicked: score === 1 ? 1 : 0,
    })),
  );
  const { html, status } = await world.ask('fairness/');
  expect(status).toBe(200);
  expect(html).toContain('<h1>Równe traktowanie opinii</h1>');
  expect(html).toMatch(/Otwarcia formularza<\/th>\s*<td>8<\/td>/);
});

test('RV-11 lock 5: records are chained and signed once a day, and the chain is verified without us', async () => {
  const world = await startReviewBooster();
  await visitAll(world);
  expect((await audit(world)).chain).toMatchObject({ sealed: 0, is_intact: true, signed_until: null });
  await seal(world);
  await seal(world);
  const { chain } = await audit(world);
  expect(chain).toMatchObject({ waiting: 0, is_intact: true, broken_at: null });
  expect(chain.signed_until).toBeNull();
  const today = world.services.now().toISOString().slice(0, 10);
  world.clock.advance(86_400);
  await world.answer({ rating: '5' });
  await seal(world);
  expect((await audit(world)).chain).toMatchObject({ signed_until: today, is_intact: true });
  for (const days of [1, 1, 8]) {
    world.clock.advance(days * 86_400);
    await seal(world);
  }
  expect((await audit(world)).chain).toMatchObject({ waiting: 0, is_intact: true });
  const { results } = await world.ok(listBoosterSeals, { as: world.owner });
  expect(results.filter(({ signature }) => signature !== null)).toHaveLength(2);
  expect(verifyChain(results)).toMatchObject({ isIntact: true, brokenAt: null });
  const keys = results.flatMap(({ public_key }) => public_key ?? []);
  expect(verifyChain(results, keys).isIntact).toBe(true);
  const [first] = keys;
  expect(verifyChain(results, [`${first?.slice(0, -2)}AA`]).isIntact).toBe(false);
  const at = results.findIndex(({ record }) => record.includes('"score": 1'));
  expect(results[0]?.record).toContain('"kind": "visit"');
  expect(at).toBeGreaterThan(0);
  const edited = results.map((one, index) =>
    index === at ? { ...one, record: one.record.replace('"score": 1', '"score": 5') } : one,
  );
  expect(verifyChain(edited)).toMatchObject({ isIntact: false, brokenAt: at + 1 });
  expect(verifyChain(results.toSpliced(at, 1))).toMatchObject({ isIntact: false, brokenAt: at + 1 });
});

test.each([
  ['a score that was made better', sql`update booster_answers set rating = 5 where rating = 1`],
  ['an offer that was moved', sql`update booster_offers set day = day - 1 where page = 'thanks'`],
  ['an offer that was taken away', sql`delete from booster_offers where page = 'form'`],
  [
    'a seal that was rewritten',
    sql`update booster_audit_chain set record = replace(record, '"score": 1', '"score": 5')`,
  ],
  ['a seal that was taken out', sql`delete from booster_audit_chain where number = 3`],
  [
    'a signature of somebody else',
    sql`update booster_audit_chain set signature = repeat('A', 86) where signature is not null`,
  ],
  ['a seal that was garbled', sql`update booster_audit_chain set record = '{' where number = 2`],
  [
    'a seal whose row was hidden',
    sql`update booster_audit_chain set event = 'signature/2026-01-01' where record like '%"score": 1%'`,
  ],
  [
    'a signature that hides a row',
    sql`update booster_audit_chain set event = 'visit/x' where signature is not null`,
  ],
  [
    'a key that was garbled',
    sql`update booster_audit_chain set public_key = 'AAAA' where signature is not null`,
  ],
])('RV-11 an edited audit is found: %s', async (_what, statement) => {
  const world = await startReviewBooster();
  await visitAll(world);
  world.clock.advance(86_400);
  await seal(world);
  expect((await audit(world)).chain.is_intact).toBe(true);
  await tamper(world, statement);
  const { chain } = await audit(world);
  expect(chain.is_intact).toBe(false);
  expect(chain.broken_at).toBeGreaterThan(0);
  expect((await world.ask('fairness/')).html).toContain(`przerwany przy numerze ${chain.broken_at}`);
});

test('RV-11 a chain that lacks a seal or a signature that was due does not count as intact', async () => {
  const world = await startReviewBooster();
  await world.open();
  world.clock.advance(2 * 86_400);
  expect((await audit(world)).chain).toMatchObject({ waiting: 2, is_intact: false, broken_at: 1 });
  await seal(world);
  expect((await audit(world)).chain).toMatchObject({ waiting: 0, is_intact: true });
  await world.open();
  await seal(world);
  world.clock.advance(3 * 86_400);
  expect((await audit(world)).chain).toMatchObject({ waiting: 0, is_intact: false, broken_at: 6 });
});

test('RV-11 a long backlog is sealed at once, however old it is', async () => {
  const world = await startReviewBooster();
  const { queries } = world.services.database;
  await queries.execute(
    sql`insert into booster_visits (company_id, id, link_id, day)
        select ${world.companyId}, 'visit-' || i, ${world.link.id}, ${world.services.now().toISOString()}::date - 5
        from generate_series(1, 2500) i`,
  );
  await seal(world);
  expect((await audit(world)).chain).toMatchObject({ sealed: 2500, waiting: 0, is_intact: true });
});

test('RV-11 whoever reads the seals cannot erase an answer with them, and its minute is kept nowhere', async () => {
  const world = await startReviewBooster();
  world.clock.advance(2477);
  const minute = world.services.now().toISOString().slice(13, 19);
  const pages = await visitAll(world);
  await seal(world);
  const { results } = await world.ok(listBoosterSeals, { as: world.owner });
  const text = results.map(({ record }) => record).join('\n');
  for (const { visit } of pages) {
    expect(text).not.toContain(visit);
    expect(text).toContain(createHash('sha256').update(visit).digest('hex'));
  }
  world.clock.advance(86_400 + 61);
  for (const { visit } of pages) await world.send({ lang: 'pl' }, {}, `erase/${visit}/`);
  for (const table of ['visits', 'offers', 'clicks', 'answers', 'audit_chain', 'responses'])
    for (const row of await rows<{ text: string }>(
      world.services.database.queries,
      sql`select t::text as text from ${sql.identifier(`booster_${table}`)} t`,
    ))
      expect(row.text, table).not.toContain(minute);
});

test('RV-11 with a company goes all that it has in the booster, its audit included, and nothing of another', async () => {
  const world = await startReviewBooster();
  await visitAll(world);
  await seal(world);
  const { queries } = world.services.database;
  const tables = await rows<{ name: string }>(
    queries,
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'company_id' and table_name like '%booster%'`,
  );
  const left = async () => {
    const counts = await Promise.all(
      tables.map(({ name }) =>
        rows(queries, sql`select from ${sql.identifier(name)} where company_id = ${world.companyId}`),
      ),
    );
    return counts.reduce((sum, found) => sum + found.length, 0);
  };
  expect(tables).toHaveLength(15);
  expect(await left()).toBeGreaterThan(20);
  await queries.transaction((tx) => deleteBoosterCompany(tx, world.companyId + 1));
  expect(await left()).toBeGreaterThan(20);
  await queries.transaction(async (tx) => {
    await lockCompany(tx, world.companyId, world.services.now());
    await deleteBoosterCompany(tx, world.companyId);
  });
  expect(await left()).toBe(0);
});
