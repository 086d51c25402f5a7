import { expect, test } from 'vitest';
import {
  checkListing,
  listListingUpdates,
  listUpdateStatuses,
  updateListing,
} from '@pinfold/contract/features/listings/listings.endpoints';
import { createGroup, listGroups } from '@pinfold/contract/features/listings/groups/groups.endpoints';
import { previewBulkEdit } from '@pinfold/contract/features/listings/bulk-edit/bulk-edits.endpoints';
import { listen } from '../../../testing/clients/live-stream.ts';
import { startChain, type Chain } from '../../../testing/worlds/chain.ts';

const edit = (chain: Chain, changes: object, version = 1, as = chain.owner) =>
  chain.request(updateListing, { as, params: { id: chain.id }, body: { version, changes } });

test('LST-03 an edit is on its way, reaches Google, and is what the listing says only then', async () => {
  const chain = await startChain();
  const before = await chain.read(chain.id);
  const next = await listen(chain, chain.owner);
  const promised = await chain.edit(chain.id, {
    phone_number: '12 422 10 99',
    description: 'Kawa i ciasto.',
    labels: ['ogródek', 'drive'],
  });
  expect(promised).toMatchObject({
    update_status: 'pending',
    processing_in_progress: true,
    version: 1,
    phone_number: before.phone_number,
    last_update: { status: 'pending', author: 'Anna Nowak', after: { phone_number: '12 422 10 99' } },
  });
  expect(await next()).toEqual({ topic: 'locations', ids: [chain.id] });
  expect((await edit(chain, { name: 'Inna' })).problem?.code).toBe('update_in_progress');

  await chain.jobs.settle();
  const after = await chain.read(chain.id);
  expect(after).toMatchObject({
    update_status: 'ok',
    version: 2,
    phone_number: '12 422 10 99',
    labels: ['ogródek', 'drive'],
    last_update: { status: 'ok', problems: [] },
  });
  expect(after.sent_at).not.toBeNull();
  const { merchant } = await chain.atGoogle();
  expect(merchant).toMatchObject({
    title: before.name,
    phoneNumbers: { primaryPhone: '+48124221099' },
    profile: { description: 'Kawa i ciasto.' },
  });
  const [call] = await chain.editsAtGoogle();
  expect(new URL(call?.path ?? '', 'http://google').searchParams.get('updateMask')).toBe(
    'phoneNumbers,labels,profile.description',
  );
});

test('LST-03 a number is taken with marks that nobody sees, and kept without them', async () => {
  const chain = await startChain();
  const check = async (changes: object) =>
    (
      await chain.ok(checkListing, {
        as: chain.owner,
        params: { id: chain.id },
        body: { version: 1, changes },
      })
    ).problems;
  for (const phone_number of [
    '\u202A+48 85 555 21 31\u202C',
    '+48\u200E855552131',
    '\u200B855552131',
    '\uFF0B48 855552131',
    '+48\u00A085\u00A0555\u00A021\u00A031',
  ])
    expect(await check({ phone_number })).toEqual([]);
  await chain.edit(chain.id, { phone_number: '\u202A+48 85 555 21 31\u202C', name: 'Kawiarnia\u200B Lipa' });
  await chain.jobs.settle();
  expect(await chain.read(chain.id)).toMatchObject({
    phone_number: '+48 85 555 21 31',
    name: 'Kawiarnia Lipa',
  });
});

test('LST-04 a date that there is not is named as it was given', async () => {
  const chain = await startChain();
  const period = { closed: false, open_time: '10:00', close_time: '14:00' };
  const { problems } = await chain.ok(checkListing, {
    as: chain.owner,
    params: { id: chain.id },
    body: {
      version: 1,
      changes: { special_hours: [{ start_date: '2027-02-29', end_date: '2027-02-29', ...period }] },
    },
  });
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['date_beyond_month', 'Nie ma daty „2027-02-29”: luty 2027 ma 28 dni.'],
  ]);
});

test('LST-03 LST-05 attributes have a call of their own, a third phone stays at Google, and changes by others are told', async () => {
  const chain = await startChain();
  const google = chain.services.google.as('refresh-1');
  const phoneNumbers = {
    primaryPhone: '+48 12 422 10 10',
    additionalPhones: ['+48 12 422 10 11', '+48 12 422 10 12'],
  };
  await google.patchListing('locations/place-0', { phoneNumbers }, ['phoneNumbers']);
  await chain.edit(chain.id, {
    phone_number_2: '501 234 567',
    attributes: [{ attribute_id: 'has_delivery', value_type: 1, values: [true] }],
  });
  await chain.jobs.settle();
  expect(await chain.read(chain.id)).toMatchObject({
    attributes: [{ attribute_id: 'has_delivery', values: [true] }],
  });
  const { merchant } = await chain.atGoogle();
  expect(merchant.attributes?.map(({ name }) => name)).toContain('attributes/has_delivery');
  expect(merchant.phoneNumbers?.additionalPhones).toEqual(['+48501234567', '+48 12 422 10 12']);

  await chain.script('POST', '/listings/place-0/suggestions', { source: 'visitor', change: 'hours' });
  await chain.edit(chain.id, { description: 'Kawa.' });
  await chain.jobs.settle();
  expect(await chain.read(chain.id)).toMatchObject({
    update_status: 'external_change',
    description: 'Kawa.',
  });
});

test('LST-03 what Google refuses stands beside its field, and what it took of the edit is kept', async () => {
  const chain = await startChain();
  await chain.edit(chain.id, { latitude: 52.2, longitude: 21, website: 'https://lipa.example/nowa' });
  await chain.jobs.settle();
  const refused = await chain.read(chain.id);
  expect(refused).toMatchObject({
    update_status: 'failed',
    version: 1,
    website: 'https://lipa.example/',
    last_update: {
      status: 'failed',
      problems: [
        {
          field: 'latitude',
          code: 'lat_lng_too_far_from_address',
          message: 'Pinezka jest dla Google za daleko od adresu.',
        },
      ],
    },
  });
  const unknown = { attributes: [{ attribute_id: 'has_jacuzzi', value_type: 1, values: [true] }] };
  expect((await edit(chain, unknown)).problem).toMatchObject({
    code: 'listing_invalid',
    errors: [{ path: 'body.changes.attributes' }],
  });
  await chain.script('POST', '/faults', {
    path: '/v1/locations/*/attributes',
    method: 'PATCH',
    status: 400,
    reason: 'INVALID_ATTRIBUTE_NAME',
  });
  await chain.edit(chain.id, {
    website: 'https://lipa.example/nowa',
    attributes: [{ attribute_id: 'has_delivery', value_type: 1, values: [true] }],
  });
  await chain.jobs.settle();
  expect(await chain.read(chain.id)).toMatchObject({
    update_status: 'failed',
    version: 2,
    website: 'https://lipa.example/nowa',
    attributes: [],
    last_update: { problems: [{ field: 'attributes', code: 'invalid_attribute_name' }] },
  });
  const query = { facilities_ids: `${chain.id},999` };
  const { results } = await chain.ok(listUpdateStatuses, { as: chain.owner, query });
  expect(results).toMatchObject([
    { id: chain.id, update_status: 'failed', problems: [{ code: 'invalid_attribute_name' }] },
  ]);
  const updates = await chain.ok(listListingUpdates, { as: chain.owner, params: { id: chain.id } });
  expect(updates.results.map(({ status, fields }) => [status, fields])).toEqual([
    ['failed', ['website', 'attributes']],
    ['failed', ['latitude', 'longitude', 'website']],
  ]);
});

test('LST-03 of two people who edit one listing the second is told what changed, and loses nothing', async () => {
  const chain = await startChain();
  const second = await chain.make.member(chain.companyId, { name: 'Piotr' });
  await chain.edit(chain.id, { phone_number: '12 422 10 99' });
  await chain.jobs.settle();
  const late = await edit(chain, { description: 'Kawa.' }, 1, second);
  expect(late.problem).toMatchObject({
    code: 'listing_changed',
    errors: [{ path: 'body.changes.phone_number', message: expect.stringContaining('Anna Nowak') as string }],
  });
  const both = await Promise.all([
    edit(chain, { description: 'Kawa.' }, 2, second),
    edit(chain, { description: 'Ciasto.' }, 2),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([202, 409]);
});

test('COM-02 LST-03 each field takes its permission, and faults are named in the language of the request', async () => {
  const chain = await startChain();
  const { companyId } = chain;
  const some = await chain.make.member(companyId, {
    permissions: ['view_facilities_data', 'edit_facility_labels'],
  });
  const denied = await edit(chain, { labels: ['nowa'], name: 'Inna' }, 1, some);
  expect(denied.problem).toMatchObject({
    code: 'permission_denied',
    errors: [{ path: 'body.changes.name' }],
  });
  const { name } = await chain.read(chain.id);
  expect((await edit(chain, { labels: ['nowa'], name }, 1, some)).status).toBe(202);
  await chain.jobs.settle();

  const invalid = await chain.request(updateListing, {
    as: chain.owner,
    params: { id: chain.id },
    body: { version: 2, changes: { website: 'lipa', latitude: null } },
    headers: { 'Accept-Language': 'en' },
  });
  expect(invalid.problem).toMatchObject({
    code: 'listing_invalid',
    errors: [
      { path: 'body.changes.latitude', message: 'Give both coordinates or none.' },
      {
        path: 'body.changes.website',
        message: 'The address has to start with http:// or https://.',
      },
    ],
  });
  expect((await edit(chain, { name: ` ${name} ` }, 2)).problem?.code).toBe('no_changes');
  const elsewhere = await chain.make.member(companyId, { locations: [] });
  expect((await edit(chain, { name: 'Inna' }, 2, elsewhere)).problem?.code).toBe('not_found');
});

test('LST-03 a check asks Google and changes nothing; LST-08 labels move a location between label groups', async () => {
  const chain = await startChain();
  const { owner } = chain;
  const check = (changes: object) =>
    chain.ok(checkListing, { as: owner, params: { id: chain.id }, body: { version: 1, changes } });
  expect(await check({ website: 'lipa' })).toMatchObject({
    problems: [{ field: 'website', code: 'url_scheme_missing' }],
  });
  expect(await check({ latitude: 52.2, longitude: 21 })).toMatchObject({
    problems: [{ field: 'latitude', code: 'lat_lng_too_far_from_address' }],
  });
  expect(await check({ description: 'Kawa.' })).toEqual({ problems: [] });
  expect((await chain.read(chain.id)).last_update).toBeNull();

  await chain.ok(createGroup, { as: owner, body: { name: 'Drive', labels: ['drive'] } });
  await chain.edit(chain.id, { labels: ['drive'] });
  await chain.jobs.settle();
  const { results } = await chain.ok(listGroups, { as: owner });
  expect(results).toMatchObject([{ name: 'Drive', facilities_count: 1 }]);
});

test('LST-03 LST-06 where its switch is off a field is edited by nobody, and every other field is', async () => {
  const chain = await startChain({ config: { PINFOLD_FEATURE_FLAGS: 'services' } });
  const moved = await edit(chain, { latitude: 52.2, longitude: 21, labels: ['nowa'] });
  expect(moved.problem).toMatchObject({
    code: 'feature_disabled',
    errors: [{ path: 'body.changes.latitude' }, { path: 'body.changes.longitude' }],
  });
  const body = { facilities_ids: chain.ids, edit: { latitude: 52.2 } };
  const previewed = await chain.request(previewBulkEdit, { as: chain.owner, body });
  expect(previewed.problem).toMatchObject({
    code: 'feature_disabled',
    errors: [{ path: 'body.edit.latitude' }],
  });
  expect((await edit(chain, { labels: ['nowa'] })).status).toBe(202);
});
