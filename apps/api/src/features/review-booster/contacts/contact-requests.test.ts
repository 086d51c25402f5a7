import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  eraseBoosterContact,
  exportBoosterContact,
  searchBoosterContact,
} from '@pinfold/contract/features/review-booster/booster-contacts.endpoints';
import { rows } from '../../../database/database.ts';
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
