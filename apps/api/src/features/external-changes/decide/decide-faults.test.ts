import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startExternalChanges, type ExternalChangesWorld } from '../../../testing/worlds/external-changes.ts';
import { googleAccounts } from '../../integrations/integrations.table.ts';
import { requeueStuckDecisions } from './requeue-stuck-decisions.job.ts';

const theirs = { fields: { websiteUri: 'https://katalog.example/lipa' } };
const patches = { path: '/v1/locations/*', method: 'PATCH' };

async function decided(chain: ExternalChangesWorld, wish: 2 | 3) {
  await chain.suggest(0, theirs);
  await chain.sync();
  const { id } = await chain.change('website');
  await chain.decide(id, wish);
  return id;
}

const requeueStuck = ({ services }: ExternalChangesWorld) =>
  services.jobs.enqueue(services.database.queries, requeueStuckDecisions, [{ payload: {} }]);

test('EXT-02 what Google refuses is shown with its reason and can be turned round; what travelled with it goes again without it', async () => {
  const chain = await startExternalChanges();
  await chain.suggest(0, { fields: { latlng: { latitude: 52.2, longitude: 21 } } });
  const id = await decided(chain, 3);
  const pin = await chain.change('coordinates');
  await chain.decide(pin.id, 2);
  // Neither can be undone any more: both are sent together.
  chain.clock.advance(15);
  await chain.jobs.settle(60);
  expect(await chain.change('coordinates')).toMatchObject({
    status: 1,
    decision: 1,
    step: 'failed',
    problems: [
      {
        field: 'latitude',
        code: 'lat_lng_too_far_from_address',
        message: 'Pinezka jest dla Google za daleko od adresu.',
      },
    ],
  });
  expect(await chain.events(pin.id)).toEqual(['detected', 'accepted', 'sent', 'refused']);
  expect(await chain.change('website')).toMatchObject({ status: 3, step: 'done', problems: [] });
  expect(await chain.events(id)).toEqual(['detected', 'rejected', 'sent', 'retried', 'taken']);

  expect((await chain.decide(pin.id, 2)).body).toMatchObject({ decision: 1, step: 'undoable', problems: [] });
  expect((await chain.decide(pin.id, 3)).body).toMatchObject({ decision: 2, step: 'undoable', problems: [] });
  await chain.jobs.settle(60);
  expect(await chain.change('coordinates')).toMatchObject({ status: 3 });
  expect((await chain.atGoogle()).merchant).toMatchObject({ latlng: { latitude: 50.0617 } });
});

test('EXT-02 while Google answers that it has no time, or nothing at all, a decision waits and is sent once it can be', async () => {
  // Tries follow each other faster than they would by a real clock.
  const chain = await startExternalChanges({ config: { GOOGLE_EDITS_PER_MINUTE: '1000' } });
  await chain.script('POST', '/faults', { ...patches, times: 2, status: 429 });
  const id = await decided(chain, 3);
  await chain.jobs.settle(30);
  expect(await chain.change('website')).toMatchObject({ status: 1, step: 'sending' });
  await chain.jobs.settle(900);
  expect(await chain.events(id)).toEqual(['detected', 'rejected', 'sent', 'taken']);

  chain.clock.advance(60);
  await chain.script('POST', '/faults', { ...patches, times: 100, status: 503 });
  const again = await decided(chain, 2);
  await chain.jobs.settle(10);
  while ((await chain.change('website')).step === 'sending') {
    chain.clock.advance(20);
    await chain.jobs.runDue();
  }
  const waiting = await chain.change('website');
  expect(waiting).toMatchObject({
    id: again,
    status: 1,
    step: 'retrying',
    problems: [{ code: 'not_delivered' }],
  });
  expect((await chain.decide(again, 1)).problem?.code).toBe('decision_sent');
  await chain.script('DELETE', '/faults');
  await chain.jobs.settle(1200);
  expect(await chain.events(again)).toEqual(['detected', 'accepted', 'sent', 'retried', 'taken']);
  expect(await chain.change('website')).toMatchObject({ status: 2, problems: [] });
});

test('EXT-02 a lost grant is shown, and what it kept back is sent by itself once somebody connects the account again', async () => {
  const chain = await startExternalChanges();
  const { queries } = chain.services.database;
  const grant = (revoked: boolean) => chain.script('PUT', '/grants', { account: '1', revoked });
  const id = await decided(chain, 3);
  await grant(true);
  chain.clock.advance(7200);
  await chain.jobs.settle(60);
  expect(await chain.change('website')).toMatchObject({
    step: 'failed',
    decision: 2,
    problems: [{ field: null, code: 'access_lost' }],
  });
  await requeueStuck(chain);
  await chain.jobs.settle(60);
  expect(await chain.change('website')).toMatchObject({ step: 'failed' });

  await grant(false);
  await queries
    .update(googleAccounts)
    .set({ connectedAt: chain.clock.now() })
    .where(eq(googleAccounts.companyId, chain.companyId));
  await requeueStuck(chain);
  await chain.jobs.settle(60);
  expect(await chain.change('website')).toMatchObject({ status: 3, step: 'done' });
  expect(await chain.events(id)).toEqual(['detected', 'rejected', 'sent', 'refused', 'retried', 'taken']);
});

test('EXT-02 a decision whose job is lost is sent all the same; one of a location that is being edited follows the edit', async () => {
  const chain = await startExternalChanges();
  const id = await decided(chain, 3);
  await chain.edit(chain.id, { description: 'Kawa.' });
  chain.clock.advance(11);
  await chain.jobs.runDue('send-decisions');
  expect(await chain.change('website')).toMatchObject({ step: 'undoable' });
  await chain.jobs.settle(60);
  expect(await chain.events(id)).toEqual(['detected', 'rejected', 'sent', 'taken']);
  expect(await chain.read(chain.id)).toMatchObject({ description: 'Kawa.', version: 2 });

  chain.clock.advance(60);
  await decided(chain, 2);
  const { queries } = chain.services.database;
  await queries.execute(`delete from pgboss.job where name = 'send-decisions'`);
  await chain.jobs.settle(60);
  chain.clock.advance(180);
  expect(await chain.change('website')).toMatchObject({ step: 'undoable' });
  await requeueStuck(chain);
  await chain.jobs.settle(60);
  expect(await chain.change('website')).toMatchObject({ status: 2 });
});

test('EXT-04 what Google makes of a profile is noted at once and never rejected', async () => {
  const chain = await startExternalChanges();
  const id = await chain.make.change(chain.companyId, chain.id, {
    field: 'location_state',
    ours: { location_state: 'published' },
    live: { location_state: 'suspended' },
    proposed: { location_state: 'suspended' },
    reason: 'profile_suspended',
  });
  expect((await chain.decide(id, 3)).problem).toMatchObject({ code: 'change_informational', status: 409 });
  const many = await chain.decideMany({ status: 3, facilities_ids: [chain.id] });
  expect(many.body).toMatchObject({
    decided: 0,
    skipped: [{ id, reason: 'change_informational' }],
    send_at: null,
  });
  expect((await chain.decide(id, 2)).body).toMatchObject({
    status: 2,
    step: 'done',
    is_informational: true,
    decided_by: 'Anna Nowak',
  });
  await chain.jobs.settle(60);
  expect(await chain.editsAtGoogle()).toEqual([]);
  expect((await chain.decide(id, 1)).problem?.code).toBe('change_ended');
});
