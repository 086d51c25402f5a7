import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  closeBoosterLink,
  createBoosterForm,
  createBoosterLinks,
  deleteBoosterForm,
  getBoosterQr,
  listBoosterForms,
  listBoosterLinks,
  updateBoosterForm,
} from '@pinfold/contract/features/review-booster/booster-forms.endpoints';
import { deleteListing } from '@pinfold/contract/features/listings/listings.endpoints';
import { rows } from '../../../database/database.ts';
import { reviewUrl, startReviewBooster } from '../../../testing/worlds/review-booster.ts';

test('RV-11 a form keeps what it was made with, and a change of what visitors are told has a version', async () => {
  const world = await startReviewBooster();
  const as = world.owner;
  expect(world.form).toMatchObject({
    name: 'Po wizycie',
    is_open: true,
    languages: ['pl', 'en', 'es'],
    question: {},
    links: ['google'],
    facility_ids: null,
    retention_days: 365,
    consent_version: 1,
  });
  const params = { id: world.form.id };
  const change = (body: object) => world.ok(updateBoosterForm, { as, params, body });
  expect(await change({ question: { pl: 'Jak było?' } })).toMatchObject({ consent_version: 1 });
  expect(await change({ retention_days: 30 })).toMatchObject({ consent_version: 2, retention_days: 30 });
  expect(await change({ facility_ids: [world.locationId] })).toMatchObject({
    facility_ids: [world.locationId],
  });
  const { results } = await world.ok(listBoosterForms, { as });
  expect(results).toMatchObject([{ id: world.form.id, links_count: 1, answers_count: 0 }]);
});

test('RV-11 a company without the booster is told so', async () => {
  const world = await startReviewBooster();
  await world.services.database.queries.execute(sql`update companies set enabled_review_booster = false`);
  const refused = await world.request(listBoosterForms, { as: world.owner });
  expect(refused.problem).toMatchObject({ code: 'booster_disabled', status: 403 });
});

test('RV-11 a location has one open link of a channel, and none without a public link to offer', async () => {
  const world = await startReviewBooster();
  const as = world.owner;
  const params = { id: world.form.id };
  const bare = await world.make.location(world.companyId, { name: 'Lipa Dworzec' });
  const link = (facility_ids: number[], channel: 'qr' | 'sms' = 'qr') =>
    world.request(createBoosterLinks, { as, params, body: { facility_ids, channel } });
  const refused = await link([world.locationId, bare]);
  expect(refused.problem).toMatchObject({ code: 'public_link_missing', status: 409 });
  expect(JSON.stringify(refused.body)).toContain('Lipa Dworzec');
  expect((await link([world.locationId])).body).toMatchObject({
    results: [{ id: world.link.id, url: world.link.url }],
  });
  expect(world.link.url).toMatch(/^http:\/\/panel\.test\/f\/[\w-]{22}\/$/);
  const text = (await link([world.locationId], 'sms')).body as { results: { url: string }[] };
  expect(text.results[0]?.url).not.toBe(world.link.url);
  const other = await world.make.company({ enabledReviewBooster: true });
  const theirs = await world.make.location(other, { newReviewUrl: reviewUrl });
  expect((await link([theirs])).problem?.code).toBe('facility_unknown');
  expect(
    (await world.request(createBoosterForm, { as, body: { name: 'X', facility_ids: [theirs] } })).problem
      ?.code,
  ).toBe('facility_unknown');
});

test('RV-11 a member sees links and answers of their locations alone', async () => {
  const world = await startReviewBooster();
  const second = await world.make.location(world.companyId, { name: 'Lipa Port', newReviewUrl: reviewUrl });
  const as = await world.make.member(world.companyId, { type: memberTypes.manager, locations: [second] });
  const params = { id: world.form.id };
  await world.answer({ rating: '5' });
  expect((await world.ok(listBoosterLinks, { as, params })).results).toEqual([]);
  const counts = async (who: typeof as) => (await world.ok(listBoosterForms, { as: who })).results[0];
  expect(await counts(world.owner)).toMatchObject({ links_count: 1, visits_count: 1, answers_count: 1 });
  expect(await counts(as)).toMatchObject({ links_count: 0, visits_count: 0, answers_count: 0 });
  await world.ok(updateBoosterForm, {
    as: world.owner,
    params,
    body: { facility_ids: [world.locationId, second] },
  });
  expect(await counts(as)).toMatchObject({ facility_ids: [second] });
  const qr = { ...params, link_id: world.link.id };
  expect((await world.request(getBoosterQr, { as, params: qr })).problem?.code).toBe('not_found');
});

test('RV-11 the code of a link is a picture for print, to be scaled or in pixels, with a quiet zone of four squares', async () => {
  const { ok, owner: as, form, link } = await startReviewBooster();
  const params = { id: form.id, link_id: link.id };
  const svg = await ok(getBoosterQr, { as, params, query: { format: 'svg' } });
  expect(svg).toMatchObject({ filename: `pinfold-qr-${link.id}.svg`, media_type: 'image/svg+xml' });
  const drawn = Buffer.from(svg.content, 'base64').toString();
  const squares = Number(/viewBox="0 0 (\d+) \1"/.exec(drawn)?.[1]);
  // The first row of dark squares lies below the zone, and begins beside it.
  expect(drawn).toContain('stroke="#000000" d="M4 4.5h7');

  const png = await ok(getBoosterQr, { as, params, query: { format: 'png' } });
  expect(png).toMatchObject({ filename: `pinfold-qr-${link.id}.png`, media_type: 'image/png' });
  const picture = sharp(Buffer.from(png.content, 'base64'));
  const { width, height } = await picture.metadata();
  expect([width, height]).toEqual([squares * 24, squares * 24]);
  const grey = await picture.greyscale().raw().toBuffer();
  const greyAt = (square: number) => grey[(square * 24 + 12) * width + square * 24 + 12];
  expect([0, 3, 4].map(greyAt)).toEqual([255, 255, 0]);
});

test('RV-11 a form goes with its links and answers; a location takes its answers, and its links stay closed', async () => {
  const world = await startReviewBooster();
  const as = world.owner;
  const { queries } = world.services.database;
  await world.answer({ rating: '5', comment: 'Pyszna kawa' });
  const removed = await world.request(deleteListing, { as, params: { id: world.locationId } });
  expect(removed.status).toBe(204);
  expect(await rows(queries, sql`select from booster_responses`)).toEqual([]);
  const closed = await world.ask(world.path);
  expect(closed.status).toBe(410);
  const params = { id: world.form.id };
  const gone = { ...params, link_id: world.link.id };
  expect((await world.request(closeBoosterLink, { as, params: gone })).problem?.code).toBe('not_found');
  expect((await world.request(deleteBoosterForm, { as, params })).status).toBe(204);
  expect((await world.ask(world.path)).status).toBe(404);
  // What the audit counts says of nobody who they are, and stays.
  expect(await rows(queries, sql`select from booster_answers`)).toHaveLength(1);
});

test('RV-11 a form that is narrowed closes the links of locations that it leaves', async () => {
  const world = await startReviewBooster();
  const as = world.owner;
  const params = { id: world.form.id };
  const second = await world.make.location(world.companyId, { name: 'Lipa Port', newReviewUrl: reviewUrl });
  const change = (facility_ids: number[]) =>
    world.request(updateBoosterForm, { as, params, body: { facility_ids } });
  expect((await change([])).problem?.code).toBe('facility_unknown');
  expect((await change([second])).status).toBe(200);
  expect((await world.ok(listBoosterLinks, { as, params })).results).toEqual([]);
  expect((await world.ask(world.path)).status).toBe(410);
  // What is left of a form whose last location was deleted can still be saved.
  await world.request(deleteListing, { as, params: { id: second } });
  expect((await change([])).body).toMatchObject({ facility_ids: [] });
});

test('RV-11 a link says that its location has lost its public page', async () => {
  const world = await startReviewBooster();
  const links = async () =>
    (await world.ok(listBoosterLinks, { as: world.owner, params: { id: world.form.id } })).results;
  expect(await links()).toMatchObject([{ takes_answers: true }]);
  await world.services.database.queries.execute(
    sql`update locations set new_review_url = '' where id = ${world.locationId}`,
  );
  expect(await links()).toMatchObject([{ takes_answers: false }]);
});
