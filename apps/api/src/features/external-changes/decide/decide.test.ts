import { expect, test } from 'vitest';
import { listListingUpdates } from '@pinfold/contract/features/listings/listings.endpoints';
import { updateProtectionSettings } from '@pinfold/contract/features/external-changes/protection.endpoints';
import { rejectExternalChanges } from '@pinfold/contract/features/external-changes/decisions.endpoints';
import { startExternalChanges } from '../../../testing/worlds/external-changes.ts';

const website = (websiteUri: string) => ({ fields: { websiteUri } });
const theirs = website('https://katalog.example/lipa');
const closed = { change: 'closed' };

test('EXT-02 EXT-05 what is accepted is what the listing says; what is rejected is said again at Google; either is a patch, and the log tells who', async () => {
  const chain = await startExternalChanges();
  await chain.suggest(0, theirs);
  await chain.suggest(0, closed);
  await chain.sync();
  const [site, state] = [await chain.change('website'), await chain.change('open_status')];
  expect((await chain.decide(site.id, 2)).body).toMatchObject({
    decision: 1,
    step: 'undoable',
    status: 1,
    decided_by: 'Anna Nowak',
    send_at: expect.any(String) as string,
  });
  await chain.decide(state.id, 3);
  await chain.jobs.runDue();
  expect(await chain.editsAtGoogle()).toEqual([]);

  // Neither can be undone any more, however long the machine took between the two.
  chain.clock.advance(15);
  await chain.jobs.settle(60);
  expect(await chain.change('website')).toMatchObject({ status: 2, step: 'done', problems: [] });
  expect(await chain.change('open_status')).toMatchObject({ status: 3, step: 'done' });
  expect(await chain.read(chain.id)).toMatchObject({
    website: 'https://katalog.example/lipa',
    open_status: 'OPEN',
    version: 2,
  });
  const edits = await chain.editsAtGoogle();
  expect(edits.map(({ path }) => new URL(path, 'http://google').searchParams.get('updateMask'))).toEqual([
    'websiteUri,openInfo.status',
  ]);
  expect(await chain.events(site.id)).toEqual(['detected', 'accepted', 'sent', 'taken']);
  expect(await chain.events(state.id)).toEqual(['detected', 'rejected', 'sent', 'taken']);
  const { results } = await chain.ok(listListingUpdates, { as: chain.owner, params: { id: chain.id } });
  expect(results).toMatchObject([
    {
      author: 'Anna Nowak',
      before: { website: 'https://lipa.example/', open_status: 'CLOSED_TEMPORARILY' },
      after: { website: 'https://katalog.example/lipa', open_status: 'OPEN' },
    },
  ]);
  chain.clock.advance(60);
  await chain.sync();
  expect(await chain.changes()).toHaveLength(2);
});

test('EXT-02 what is undone in time never reaches Google, what is turned round is sent as it was decided last, and what is sent stays decided', async () => {
  const chain = await startExternalChanges();
  await chain.suggest(0, theirs);
  await chain.sync();
  const { id } = await chain.change('website');
  await chain.decide(id, 2);
  expect((await chain.decide(id, 1)).body).toMatchObject({
    decision: 0,
    step: 'none',
    decided_by: null,
    send_at: null,
  });
  await chain.jobs.settle(60);
  expect(await chain.editsAtGoogle()).toEqual([]);
  expect((await chain.decide(id, 1)).problem?.code).toBe('change_ended');

  await chain.decide(id, 2);
  const first = (await chain.decide(id, 3)).body;
  // Who clicks twice neither waits longer nor decides twice.
  expect((await chain.decide(id, 3)).body).toEqual(first);
  chain.clock.advance(11);
  await chain.jobs.runDue('send-decisions');
  expect(await chain.change('website')).toMatchObject({ decision: 2, step: 'sending' });
  for (const wish of [1, 2, 3] as const)
    expect((await chain.decide(id, wish)).problem?.code).toBe('decision_sent');
  await chain.jobs.settle(60);
  expect((await chain.decide(id, 2)).problem?.code).toBe('change_ended');
  expect(await chain.editsAtGoogle()).toHaveLength(1);
  expect((await chain.atGoogle()).merchant).toMatchObject({ websiteUri: 'https://lipa.example/' });
  expect(await chain.read(chain.id)).toMatchObject({ website: 'https://lipa.example/', version: 1 });
  expect(await chain.events(id)).toEqual([
    'detected',
    'accepted',
    'undone',
    'accepted',
    'rejected',
    'sent',
    'taken',
  ]);
});

test('EXT-02 all that fits is decided at once, by one of two people, in the locations that they see, up to the cap', async () => {
  const chain = await startExternalChanges({ locations: 3, config: { PINFOLD_CHANGES_AT_ONCE: '3' } });
  const { make, companyId, owner } = chain;
  for (const place of [0, 1, 2]) {
    await chain.suggest(place, theirs);
    await chain.sync(place);
  }
  await chain.suggest(2, closed);
  await chain.sync(2);
  const all = await chain.changes();
  const ids = all.map(({ id }) => id);
  const tooMany = await chain.decideMany({ status: 2, source: 1 });
  expect(tooMany.problem).toMatchObject({ code: 'too_many_changes', status: 400 });
  expect(tooMany.problem?.detail).toContain('3');
  const named = { as: owner, body: { gmb_external_changes_ids: ids } };
  expect((await chain.request(rejectExternalChanges, named)).problem?.code).toBe('too_many_changes');

  const elsewhere = await make.member(companyId, { locations: [chain.locationOf(1)] });
  const some = await chain.decideMany({ status: 3, gmb_external_changes_ids: ids.slice(0, 3) }, elsewhere);
  expect(some.body).toMatchObject({
    decided: 1,
    ids: [ids[1]],
    skipped: [
      { id: ids[0], reason: 'not_found' },
      { id: ids[2], reason: 'not_found' },
    ],
  });
  expect((await chain.decide(ids[0] ?? 0, 2, elsewhere)).problem?.code).toBe('not_found');
  await chain.decideMany({ status: 1, facilities_ids: [chain.locationOf(1)] }, elsewhere);

  const second = await make.member(companyId, {});
  const [identical_key = ''] = new Set(all.map((one) => one.identical_key));
  const both = await Promise.all([
    chain.decideMany({ status: 2, identical_key }),
    chain.decideMany({ status: 3, identical_key }, second),
  ]);
  const counts = both.map(({ body }) => (body as { decided: number }).decided);
  expect(counts.toSorted()).toEqual([0, 3]);
  const won = counts[0] === 3 ? 2 : 3;
  await chain.jobs.settle(60);
  const websites = (await chain.changes()).filter(({ field }) => field === 'website');
  expect(websites.map(({ status }) => status)).toEqual([won, won, won]);
  expect(await chain.editsAtGoogle()).toHaveLength(3);
  expect(await chain.change('open_status', 2)).toMatchObject({ status: 1, step: 'none' });

  const stranger = await make.member(await make.company(), {});
  const asked = await chain.decide(ids[3] ?? 0, 2, { ...stranger, companyId });
  expect(asked.problem?.code).toBe('not_a_member');
  expect((await chain.decide(ids[3] ?? 0, 2, stranger)).problem?.code).toBe('not_found');
});

test('EXT-02 what changes again before it is sent voids an accept and not a reject; our own edit is an answer to both', async () => {
  const chain = await startExternalChanges();
  await chain.suggest(0, theirs);
  await chain.sync();
  const first = await chain.change('website');
  await chain.decide(first.id, 2);
  await chain.suggest(0, website('https://katalog.example/inna'));
  await chain.jobs.settle(60);
  expect(await chain.editsAtGoogle()).toEqual([]);
  const [ended, second] = await chain.changes();
  expect(ended).toMatchObject({ id: first.id, status: 4 });
  expect(second).toMatchObject({ status: 1, decision: 0 });

  await chain.decide(second?.id ?? 0, 3);
  await chain.suggest(0, website('https://katalog.example/trzecia'));
  await chain.jobs.settle(60);
  expect((await chain.changes()).map(({ status }) => status)).toEqual([4, 4, 3]);
  expect((await chain.atGoogle()).merchant).toMatchObject({ websiteUri: 'https://lipa.example/' });

  chain.clock.advance(60);
  await chain.suggest(0, { fields: { phoneNumbers: { primaryPhone: '+48 12 422 10 11' } } });
  await chain.sync();
  const phone = await chain.change('phone_number');
  await chain.decide(phone.id, 2);
  await chain.edit(chain.id, { phone_number_2: '501 234 567' });
  await chain.jobs.settle(60);
  expect(await chain.change('phone_number')).toMatchObject({ id: phone.id, status: 5, decision: 0 });
  expect(await chain.events(phone.id)).toEqual(['detected', 'accepted', 'answered_by_edit']);
  expect(await chain.read(chain.id)).toMatchObject({ phone_number: '+48 12 422 10 10' });
});

test('EXT-03 a change of a protected field is rejected by itself, by the rule and nobody else', async () => {
  const chain = await startExternalChanges();
  const body = { is_automatic: true, fields: ['website' as const], groups: [] };
  await chain.ok(updateProtectionSettings, { as: chain.owner, body });
  await chain.suggest(0, theirs);
  await chain.suggest(0, closed);
  await chain.sync();
  await chain.jobs.settle(60);
  const site = await chain.change('website');
  expect(site).toMatchObject({ status: 3, decided_by_rule: true, decided_by: null });
  expect(await chain.events(site.id)).toEqual(['detected', 'rejected', 'sent', 'taken']);
  expect(await chain.change('open_status')).toMatchObject({ status: 1, decision: 0 });
  expect((await chain.atGoogle()).merchant).toMatchObject({ websiteUri: 'https://lipa.example/' });
});
