import { expect, test } from 'vitest';
import { startExternalChanges, type ExternalChangesWorld } from '../../../testing/worlds/external-changes.ts';

/** Google requires verification before it accepts another name, and until then has an edit of ours pending. */
async function renamed(chain: ExternalChangesWorld, place: number): Promise<void> {
  await chain.edit(chain.locationOf(place), { name: 'Herbaciarnia Zielona' });
  await hoursLater(chain, place);
}

async function hoursLater(chain: ExternalChangesWorld, place: number): Promise<void> {
  await chain.jobs.settle(60);
  chain.clock.advance(7200);
  expect(await chain.sync(place)).toBe('done');
}

async function openIn(chain: ExternalChangesWorld, place: number) {
  const changes = await chain.changes();
  return changes
    .filter(({ status, facility }) => status === 1 && facility.id === chain.locationOf(place))
    .map(({ field }) => field);
}

const entrance = (isAccessible: boolean) => ({
  attribute_id: 'has_wheelchair_accessible_entrance',
  value_type: 1 as const,
  values: [isAccessible],
});

test('EXT-01 a visitor who brings back what we rejected is found out, also while another edit of ours waits at Google', async () => {
  const chain = await startExternalChanges();
  await chain.suggest(0, { change: 'attributes' });
  await chain.sync();
  const first = await chain.change('attributes');
  await chain.decide(first.id, 3);
  await hoursLater(chain, 0);
  await renamed(chain, 0);
  expect(await openIn(chain, 0)).toEqual([]);

  await chain.suggest(0, { change: 'attributes' });
  await hoursLater(chain, 0);
  expect(await chain.change('attributes')).toMatchObject({ status: 1, proposed: first.proposed });
  await chain.sync();
  expect(await openIn(chain, 0)).toEqual(['attributes']);
});

test('BEY-03 attributes of ours that wait at Google alarm nobody, whatever they replace: edits of ours, or the word of a visitor', async () => {
  const chain = await startExternalChanges({ locations: 2 });
  await renamed(chain, 0);
  for (const isAccessible of [true, false, true]) {
    await chain.edit(chain.id, { attributes: [entrance(isAccessible)] });
    await hoursLater(chain, 0);
    expect(await openIn(chain, 0)).toEqual([]);
  }

  await renamed(chain, 1);
  await chain.suggest(1, { change: 'attributes' });
  await chain.sync(1);
  expect(await openIn(chain, 1)).toEqual(['attributes']);
  await chain.edit(chain.locationOf(1), { attributes: [entrance(true)] });
  await hoursLater(chain, 1);
  expect(await openIn(chain, 1)).toEqual([]);
});

test('EXT-01 attributes that others change and bring back between two looks are found at the latest when Google has decided on the edit that waits', async () => {
  const chain = await startExternalChanges();
  await chain.suggest(0, { change: 'attributes' });
  await chain.sync();
  const first = await chain.change('attributes');
  await renamed(chain, 0);
  await chain.decide(first.id, 3);
  await hoursLater(chain, 0);

  // Our edit gives way to a visitor's; people see again what it was to replace, as if it still waited.
  await chain.suggest(0, { change: 'attributes' });
  await chain.suggest(0, { change: 'attributes' });
  await hoursLater(chain, 0);
  expect(await openIn(chain, 0)).toEqual([]);

  await chain.script('PUT', '/listings/place-0/state', { state: 'live' });
  await hoursLater(chain, 0);
  expect(await openIn(chain, 0)).toEqual(['attributes']);
});
