import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  checkLocalPost,
  createLocalPost,
} from '@pinfold/contract/features/publications/local-posts.endpoints';
import { databaseFingerprint } from '../../../../testing/oracles/database-fingerprint.ts';
import { startChain } from '../../../../testing/worlds/chain.ts';
import { locations } from '../../../listings/listings.table.ts';

async function start(options: Parameters<typeof startChain>[0] = {}) {
  const chain = await startChain({ locations: 3, now: new Date('2026-01-15T10:00:00Z'), ...options });
  const { owner, services } = chain;
  const draft = (changes: Record<string, unknown>) => ({
    type: 1 as const,
    summary: 'Nowa karta',
    facilities_ids: chain.ids,
    ...changes,
  });
  return {
    ...chain,
    check: (changes: Record<string, unknown> = {}, as = owner) =>
      chain.ok(checkLocalPost, { as, body: draft(changes) }),
    create: (changes: Record<string, unknown> = {}) =>
      chain.ok(createLocalPost, { as: owner, body: { ...draft(changes), request_id: crypto.randomUUID() } }),
    setLocation: (id: number, values: Partial<typeof locations.$inferInsert>) =>
      services.database.queries.update(locations).set(values).where(eq(locations.id, id)),
  };
}

describe('PUB-05 the check of a post', () => {
  test('says who gets it and how it reads there, the longest first, and changes nothing; the demo may ask', async () => {
    const world = await start();
    const [first = 0, second = 0, third = 0] = world.ids;
    await world.setLocation(first, { name: 'Lipa', city: 'Żory' });
    await world.setLocation(second, { name: 'Lipa na Starym Rynku', city: 'Żory' });
    await world.setLocation(third, { verification: 'is_unverified' });
    const demo = await world.make.member(world.companyId, { isDemo: true });
    const before = await databaseFingerprint(world.services.database.queries);
    const checked = await world.check({ summary: '{name}, {city}' }, demo);
    expect(checked).toMatchObject({
      accepted: 2,
      excluded: [{ id: third, reason: 'unverified' }],
      excluded_count: 1,
      faults: [],
      findings: [],
      longest: { title: 0, summary: 'Lipa na Starym Rynku, Żory'.length },
      sends_from: null,
      sends_until: null,
    });
    expect(checked.samples.map(({ summary }) => summary)).toEqual([
      'Lipa na Starym Rynku, Żory',
      'Lipa, Żory',
    ]);
    expect(await databaseFingerprint(world.services.database.queries)).toBe(before);
  });

  test('counts letters in pieces and line ends of Windows as Google does, and sends neither', async () => {
    const world = await start();
    const pieces = `${'zażółć gęślą jaźń '.repeat(70).trim()}`.normalize('NFD');
    const lines = Array.from({ length: 75 }, () => 'a'.repeat(18)).join('\r\n');
    for (const [summary, length] of [
      [pieces, 1259],
      [lines, 1424],
    ] as const)
      expect(await world.check({ summary })).toMatchObject({ faults: [], longest: { summary: length } });
    const { post } = await world.create({ summary: `${lines}${pieces.slice(0, 20)}` });
    expect(post.summary).toBe(`${lines.replaceAll('\r', '')}${pieces.slice(0, 20).normalize('NFC')}`);
  });

  test('tells what is unwise: phones, capitals, an empty variable, the same text and the same hour', async () => {
    const world = await start();
    const [first = 0, second = 0] = world.ids;
    await world.setLocation(first, { street: '', houseNumber: '' });
    const kinds = async (changes: Record<string, unknown>) =>
      (await world.check(changes)).findings.map(({ kind, count }) => [kind, count]);
    expect(await kinds({ summary: 'Zadzwoń: 12 422 10 10' })).toEqual([['phone_number', 3]]);
    expect(await kinds({ summary: 'WIELKA WYPRZEDAŻ W SOBOTĘ' })).toEqual([['capitals', 3]]);
    expect(await kinds({ summary: 'Zapraszamy na {street}' })).toEqual([['empty_variable', 1]]);

    await world.create({ facilities_ids: [first, second] });
    expect(await kinds({ summary: ' nowa  KARTA ' })).toEqual([['same_text', 2]]);
    expect(await kinds({ summary: 'Inna karta' })).toEqual([]);
    await world.create({ facilities_ids: [first], summary: 'Szarlotka  i sernik' });
    expect(await kinds({ summary: 'szarlotka i sernik' })).toEqual([['same_text', 1]]);
    const { post } = await world.create({
      facilities_ids: [second],
      planned_at: '2026-01-25T09:00',
      summary: 'A',
    });
    expect(await kinds({ summary: 'Inna', planned_at: '2026-01-25T09:59' })).toEqual([['same_hour', 1]]);
    expect(await kinds({ summary: 'Inna', planned_at: '2026-01-25T10:00' })).toEqual([]);
    expect(await kinds({ planned_at: '2026-01-25T09:00', summary: 'A', post_id: post.id })).toEqual([]);
    world.clock.advance(8 * 86_400);
    expect(await kinds({})).toEqual([]);
  });

  test('names faults, the first and the last moment, and how long Google’s quota takes', async () => {
    const world = await start({ config: { GOOGLE_REQUESTS_PER_MINUTE: '2' } });
    const [, second = 0] = world.ids;
    await world.setLocation(second, { latitude: 51.5074, longitude: -0.1278 });
    const planned = await world.check({ planned_at: '2026-12-01T09:00' });
    expect(planned).toMatchObject({
      sends_from: '2026-12-01T08:00:00.000Z',
      sends_until: '2026-12-01T09:00:00.000Z',
      faults: [],
    });
    expect(planned.seconds_left).toBe(125);
    expect((await world.check({ summary: '', planned_at: '2026-01-15T10:30' })).faults).toEqual([
      { field: 'summary', code: 'required', location: null, count: 0 },
      { field: 'planned_at', code: 'planned_in_past', location: expect.anything() as object, count: 2 },
    ]);
    expect(await world.check({ facilities_ids: [] })).toMatchObject({
      accepted: 0,
      seconds_left: 0,
      samples: [],
    });
  });
});
