import { expect, test } from 'vitest';
import { getReview, searchReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { createNote, deleteNote, updateNote } from '@pinfold/contract/features/reviews/notes.endpoints';
import { startTestApi } from '../../testing/clients/start-test-api.ts';

test('RV-07 a note is written, changed and removed, and the filter knows at once', async () => {
  const { make, ok, request } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId, { name: 'Marek' });
  const id = await make.review(companyId, await make.location(companyId));
  const params = { id };
  const withNote = async () => (await ok(searchReviews, { as, body: { has_note: true } })).count;

  for (const missing of [
    await request(updateNote, { as, params, body: { text: 'x' } }),
    await request(deleteNote, { as, params }),
  ])
    expect(missing.problem).toMatchObject({ code: 'note_missing', status: 409 });

  const written = await request(createNote, { as, params, body: { text: '  Stały gość ' } });
  expect(written.status).toBe(201);
  expect(written.body).toMatchObject({ note: { text: 'Stały gość', author: 'Marek' } });
  expect(await withNote()).toBe(1);

  const other = await make.member(companyId, { name: 'Ewa' });
  const changed = await ok(updateNote, { as: other, params, body: { text: 'Dostanie voucher' } });
  expect(changed.note).toMatchObject({ text: 'Dostanie voucher', author: 'Ewa' });
  const readLater = await ok(getReview, { as, params });
  expect(readLater.note).toMatchObject({ text: 'Dostanie voucher', author: 'Ewa' });

  expect((await ok(deleteNote, { as, params })).note).toBeNull();
  expect(await withNote()).toBe(0);
});

test('RV-07 a note is text: 2000 characters, nothing empty, kept as it was written', async () => {
  const { make, ok, request } = await startTestApi();
  const companyId = await make.company();
  const as = await make.member(companyId);
  const params = { id: await make.review(companyId, await make.location(companyId)) };
  for (const text of ['', '   ', 'x'.repeat(2001)])
    expect((await request(createNote, { as, params, body: { text } })).problem?.code).toBe('invalid_request');
  const text = `<b>'; drop table reviews; --</b> ${'ż'.repeat(1900)}`;
  expect((await ok(createNote, { as, params, body: { text } })).note?.text).toBe(text);
});
