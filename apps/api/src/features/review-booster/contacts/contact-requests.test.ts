import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import {
  eraseBoosterContact,
  exportBoosterContact,
  searchBoosterContact,
} from '@pinfold/contract/features/review-booster/booster-contacts.endpoints';
import { getExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import {
  eraseBoosterReview,
  exportBoosterReviews,
} from '@pinfold/contract/features/review-booster/booster-reviews.endpoints';
import { createBoosterNote } from '@pinfold/contract/features/review-booster/booster-review-changes.endpoints';
import { rows } from '../../../database/database.ts';
import { sweepExports } from '../../../exports/sweep-exports.job.ts';
import { startInvitations } from '../../../testing/worlds/booster-invitations.ts';

/** An answer and an invitation of one customer, and an answer and an invitation of another. */
async function startRequests() {
  const world = await startInvitations();
  const as = world.owner;
  await world.answer({ rating: '2', comment: 'Za głośno', contact: 'Ewa.Lis@poczta.test', consent: 'yes' });
  await world.answer({ rating: '5', comment: 'Pysznie', contact: 'jan@poczta.test', consent: 'yes' });
  await world.invite('email,name\newa.lis@poczta.test,Ewa\nola@poczta.test,Ola', {
    send_from: '2031-05-06T09:00:00Z',
  });
  return {
    ...world,
    ask: (contact: string) => world.ok(searchBoosterContact, { as, body: { contact } }),
    exported: (contact: string) => world.ok(exportBoosterContact, { as, body: { contact } }),
    erase: (contact: string) => world.ok(eraseBoosterContact, { as, body: { contact } }),
    hashes: () =>
      rows<{ contact_hash: string | null }>(
        world.services.database.queries,
        sql`select contact_hash from booster_responses order by id`,
      ),
  };
}

test('BEY-13 an address finds its answers and invitations, however it is capitalised, and nobody else’s', async () => {
  const { ask, form } = await startRequests();
  expect(await ask('EWA.LIS@poczta.test')).toMatchObject({
    answers: [{ rating: 2, comment: 'Za głośno', contact: 'Ewa.Lis@poczta.test' }],
    invitations: [{ state: 'queued', contact: 'e…@poczta.test', form: { id: form.id } }],
    unsubscribed_at: null,
  });
  expect(await ask('nikt@poczta.test')).toEqual({ answers: [], invitations: [], unsubscribed_at: null });
});

test('BEY-13 a copy for the customer has the address in full and nothing of another customer', async () => {
  const { exported } = await startRequests();
  const { filename, content } = await exported('ewa.lis@poczta.test');
  expect(filename).toBe('pinfold-contact-2031-05-05.json');
  expect(JSON.parse(content)).toMatchObject({
    contact: 'ewa.lis@poczta.test',
    exported_at: '2031-05-05T09:00:00.000Z',
    answers: [{ comment: 'Za głośno' }],
    invitations: [{ contact: 'ewa.lis@poczta.test', basis: { how: 'zgoda przy zakupie' } }],
  });
  for (const other of ['jan@', 'ola@', 'Pysznie']) expect(content).not.toContain(other);
});

test('BEY-13 erasing leaves scores, stops what is queued and keeps the address from every later list', async () => {
  const { ask, erase, find, invite, sent, mails, hashes } = await startRequests();
  expect(await erase('ewa.lis@poczta.test')).toEqual({ answers: 1, invitations: 1 });
  expect(
    (await find()).map(({ rating, contact, is_erased: isErased }) => [rating, contact, isErased]),
  ).toEqual(
    expect.arrayContaining([
      [2, null, true],
      [5, 'jan@poczta.test', false],
    ]),
  );
  expect((await hashes()).map((row) => row.contact_hash === null)).toEqual([true, false]);
  expect(await ask('ewa.lis@poczta.test')).toEqual({
    answers: [],
    invitations: [],
    unsubscribed_at: '2031-05-05T09:00:00.000Z',
  });
  expect((await invite('email\newa.lis@poczta.test')).counts.unsubscribed).toBe(1);
  await sent();
  expect((await mails()).map(({ to }) => to)).not.toContain('ewa.lis@poczta.test');
  expect(await erase('ewa.lis@poczta.test')).toEqual({ answers: 0, invitations: 0 });
});

test('BEY-13 an address that nothing is stored of can be kept from invitations, too', async () => {
  const { erase, invite } = await startRequests();
  await erase('odbita@poczta.test');
  expect((await invite('email\nodbita@poczta.test')).counts.unsubscribed).toBe(1);
});

test('BEY-13 answers that were stored without a hash are found and erased like others', async () => {
  const { ask, erase, services, hashes } = await startRequests();
  await services.database.queries.execute(sql`update booster_responses set contact_hash = null`);
  expect((await ask('jan@poczta.test')).answers).toMatchObject([{ comment: 'Pysznie' }]);
  expect((await hashes()).every((row) => row.contact_hash !== null)).toBe(true);
  expect(await erase('jan@poczta.test')).toMatchObject({ answers: 1 });
});

test('BEY-13 addresses cannot be tried out one after another', async () => {
  const { ask, requestRaw, owner } = await startRequests();
  for (let index = 0; index < 30; index++) await ask(`klient${index}@poczta.test`);
  const refused = await requestRaw(searchBoosterContact, {
    as: owner,
    body: { contact: 'klient31@poczta.test' },
  });
  expect(refused.status).toBe(429);
});

test.each(['the team', 'its code', 'contact'] as const)(
  'BEY-13 a file that was written before its answer was erased by %s can no longer be read, and goes',
  async (by) => {
    const {
      owner: as,
      ok,
      jobs,
      erase,
      find,
      clock,
      services,
      companyId,
      link,
      send,
    } = await startRequests();
    const { id } = await ok(exportBoosterReviews, { as, body: { filters: {} } });
    await jobs.settle();
    const params = { id };
    expect((await ok(getExport, { as, params })).download_url).not.toBeNull();
    const answers = await find({ rating: [2] });
    if (by === 'contact') await erase('ewa.lis@poczta.test');
    else if (by === 'the team') await ok(eraseBoosterReview, { as, params: { id: answers[0]?.id ?? 0 } });
    else {
      const [answer] = await rows<{ visit: string }>(
        services.database.queries,
        sql`select visit from booster_responses where rating = 2`,
      );
      await send({ lang: 'pl' }, {}, `/f/${link.url.split('/').at(-2)}/erase/${answer?.visit}/`);
    }
    expect(await ok(getExport, { as, params })).toMatchObject({ status: 'done', download_url: null });
    clock.advance(3600);
    await sweepExports.run(services, {}, { tries: 0, isLastTry: true });
    expect(await services.files.read(`exports/${companyId}/${id}.csv`)).toBeUndefined();
  },
);

test('BEY-13 a file that is written while an answer is erased is begun again without it', async () => {
  const { owner: as, ok, jobs, erase, services, companyId } = await startRequests();
  const { id } = await ok(exportBoosterReviews, { as, body: { filters: {} } });
  const { write } = services.files;
  let writes = 0;
  const spy = vi.spyOn(services.files, 'write').mockImplementation(async (...file) => {
    writes += 1;
    if (writes === 1) await erase('ewa.lis@poczta.test');
    return write.apply(services.files, file);
  });
  await jobs.settle();
  spy.mockRestore();
  expect(writes).toBe(2);
  expect(await ok(getExport, { as, params: { id } })).toMatchObject({ status: 'done' });
  const bytes = await services.files.read(`exports/${companyId}/${id}.csv`);
  expect(bytes).toBeDefined();
  const text = Buffer.from(bytes ?? []).toString('utf8');
  expect(text).toContain('Pysznie');
  expect(text).not.toContain('głośno');
});

test.each([{ rating: [5] }, { sentiment: ['positive' as const, 'neutral' as const] }, { has_tags: false }])(
  'BEY-13 a file of answers chosen by %j holds no contacts, so that it is no list of whom to ask',
  async (filters) => {
    const { owner: as, ok, jobs, services, companyId } = await startRequests();
    await jobs.settle();
    const { id } = await ok(exportBoosterReviews, { as, body: { filters } });
    await jobs.settle();
    const text = Buffer.from((await services.files.read(`exports/${companyId}/${id}.csv`)) ?? []).toString();
    expect(text).toContain('Pysznie');
    expect(text).not.toContain('poczta.test');
  },
);

test('BEY-13 a copy for the customer has no note of the team, and not who wrote it', async () => {
  const { exported, find, ok, owner: as } = await startRequests();
  const [answer] = await find({ rating: [2] });
  await ok(createBoosterNote, { as, params: { id: answer?.id ?? 0 }, body: { text: 'Trudna rozmowa' } });
  const [copied] = (JSON.parse((await exported('ewa.lis@poczta.test')).content) as { answers: object[] })
    .answers;
  expect(copied).toMatchObject({ comment: 'Za głośno' });
  expect(copied).not.toHaveProperty('note');
});
