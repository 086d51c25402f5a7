import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { createNote } from '@pinfold/contract/features/reviews/notes.endpoints';
import { exportReviews } from '@pinfold/contract/features/reviews/reviews.endpoints';
import { getExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { exportFileTypes } from '@pinfold/contract/features/listings/export/file-types';
import { replyToReview } from '@pinfold/contract/features/reviews/replies.endpoints';
import { downloadFile } from '../../../testing/clients/downloaded-file.ts';
import { linesOf } from '../../../testing/clients/lines-of-file.ts';
import { startOneLocationCompany } from '../../../testing/worlds/one-location-company.ts';
import { reviewTags } from '../../opinions/categories/categories.table.ts';
import { reviews, taggedReviews } from '../reviews.table.ts';
import { writeReviewExport } from './write-review-export.job.ts';

const formula = '=HYPERLINK("https://zlo.test";"kliknij")';

function startWithReviews() {
  return startOneLocationCompany({
    reviews: 6,
    now: new Date('2040-11-20T12:30:00Z'),
    review: (index) => ({
      rating: index < 2 ? 1 : 5,
      ...(index === 1 && { comment: formula, author: '', anonymous: true }),
      ...(index === 0 && { comment: 'Kawa zimna;\nobsługa "miła"' }),
    }),
  });
}

test('RV-09 reviews of a view are written to each kind of file, in its order, and formulas never run', async () => {
  const world = await startWithReviews();
  const as = world.owner;
  const [first = 0] = world.ids;
  await world.ok(createNote, { as, params: { id: first }, body: { text: 'Zadzwonić do gościa' } });
  await world.ok(replyToReview, { as, params: { id: first }, body: { reply_comment: 'Przepraszamy!' } });
  await world.jobs.settle();
  const { queries } = world.services.database;
  const { companyId } = world;
  const [tag] = await queries.insert(reviewTags).values({ companyId, name: 'kawa' }).returning();
  const category = { companyId, tagId: tag?.id ?? 0, reviewId: first, sentiment: 'negative' as const };
  await queries.insert(taggedReviews).values(category);
  await queries.update(reviews).set({ hasTags: true });
  for (const fileType of exportFileTypes) {
    const promised = await world.ok(exportReviews, {
      as,
      query: { file_type: fileType },
      body: { filters: { rating: [1], order_by: 'created_at' } },
    });
    expect(promised).toMatchObject({ status: 'generating', total: 2, written: 0 });
    await world.jobs.runDue(writeReviewExport.name);
    const done = await world.ok(getExport, { as, params: { id: promised.id } });
    expect(done).toMatchObject({ status: 'done', written: 2, filename: `opinie-2040-11-20.${fileType}` });
    const [header = [], older = [], newer = [], ...more] = linesOf(
      fileType,
      (await downloadFile(world, done)).bytes,
    );
    const cell = (line: string[], title: string) => line[header.indexOf(title)];
    expect(more).toEqual([]);
    expect(cell(older, 'Treść opinii'), fileType).toBe(fileType === 'csv' ? `'${formula}` : formula);
    expect(cell(older, 'Autor')).toBe('Anonimowy klient');
    expect(cell(newer, 'Treść opinii')).toBe('Kawa zimna;\nobsługa "miła"');
    expect(cell(newer, 'Data dodania')).toBe('2040-11-20 12:30');
    expect(cell(newer, 'Kod placówki')).toBe('KAW-1');
    expect(cell(newer, 'Miejscowość')).toBe('Kraków');
    expect(cell(newer, 'Odpowiedź')).toBe('Przepraszamy!');
    expect(cell(newer, 'Stan odpowiedzi')).toBe('opublikowana');
    expect(cell(newer, 'Kategorie')).toBe('kawa (negatywny)');
    expect(cell(newer, 'Notatka')).toBe('Zadzwonić do gościa');
    expect(cell(newer, 'Link')).toContain(`/reviews/list?review=${first}`);
  }
});

test('RV-09 a workbook shows what looks like an escape of its format as it was written, and ends lines with line feeds', async () => {
  const comments = [
    'Kod _x0041_ i _x000D_ koniec',
    'Pierwszy wiersz\r\ndrugi wiersz\rtrzeci wiersz',
    '_x005F_x0041_x0042_ \v',
  ];
  const world = await startOneLocationCompany({ review: (index) => ({ comment: comments[index] ?? '' }) });
  for (const fileType of ['xlsx', 'xls'] as const) {
    const { id } = await world.ok(exportReviews, {
      as: world.owner,
      query: { file_type: fileType },
      body: { filters: {} },
    });
    await world.jobs.runDue(writeReviewExport.name);
    const done = await world.ok(getExport, { as: world.owner, params: { id } });
    const [header = [], ...lines] = linesOf(fileType, (await downloadFile(world, done)).bytes);
    const at = header.indexOf('Treść opinii');
    expect(lines.map((line) => line[at]).toSorted(), fileType).toEqual(
      [comments[0], 'Pierwszy wiersz\ndrugi wiersz\ntrzeci wiersz', comments[2]].toSorted(),
    );
  }
});

test('RV-09 the file holds what matched when it was asked for, and its mail leads back to the inbox', async () => {
  const world = await startWithReviews();
  const reader = await world.make.member(world.companyId, {
    type: memberTypes.owner,
    email: 'ola@lipa.test',
  });
  const { id } = await world.ok(exportReviews, { as: reader, body: { filters: { reply: false } } });
  const [first = 0] = world.ids;
  await world.ok(replyToReview, {
    as: world.owner,
    params: { id: first },
    body: { reply_comment: 'Dzięki!' },
  });
  await world.jobs.settle();
  expect(await world.ok(getExport, { as: reader, params: { id } })).toMatchObject({
    status: 'done',
    written: 6,
  });
  const [mail, ...others] = await world.mails('ola@lipa.test');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Plik z opiniami jest gotowy');
  expect(mail?.links.some((link) => link.includes(`/reviews/list?export=${id}`))).toBe(true);
});

test('RV-09 SEC-02 a file has the reviews of the reader, and none is made of nothing', async () => {
  const world = await startWithReviews();
  const elsewhere = await world.make.location(world.companyId);
  const manager = await world.make.member(world.companyId, {
    type: memberTypes.manager,
    permissions: ['view_reviews'],
    locations: [elsewhere],
  });
  const body = { filters: {} };
  expect((await world.request(exportReviews, { as: manager, body })).problem?.code).toBe('export_empty');
  await world.make.review(world.companyId, elsewhere);
  const own = await world.ok(exportReviews, { as: manager, body });
  expect(own.total).toBe(1);
  await world.jobs.runDue(writeReviewExport.name);
  const done = await world.ok(getExport, { as: manager, params: { id: own.id } });
  expect(linesOf('csv', (await downloadFile(world, done)).bytes)).toHaveLength(2);
  expect((await world.request(getExport, { as: world.owner, params: { id: own.id } })).status).toBe(404);
});
