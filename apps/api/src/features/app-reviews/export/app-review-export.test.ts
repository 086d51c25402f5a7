import { expect, test } from 'vitest';
import { createAppNote } from '@pinfold/contract/features/app-reviews/app-notes.endpoints';
import {
  type AppReviewSearch,
  exportAppReviews,
} from '@pinfold/contract/features/app-reviews/app-reviews.endpoints';
import { getExport } from '@pinfold/contract/features/listings/export/exports.endpoints';
import { memberTypes } from '@pinfold/contract/access/member-types';
import { downloadFile } from '../../../testing/clients/downloaded-file.ts';
import { linesOf } from '../../../testing/clients/lines-of-file.ts';
import { startMobileApps } from '../../../testing/worlds/mobile-apps.ts';
import { writeAppReviewExport } from './write-app-review-export.job.ts';

const formula = '=HYPERLINK("https://zlo.test";"kliknij")';

test('RV-12 RV-09 a file of reviews of apps holds what the search shows, in its order, and its formulas never run', async () => {
  const world = await startMobileApps();
  const as = world.owner;
  await world.write('google_play', { text: `Tytuł\t${formula}`, rating: 1, version_name: '4.2' });
  await world.write('app_store', { body: formula, title: formula, rating: 2, territory: 'POL' });
  await world.write('app_store', { body: 'Świetna', rating: 5 });
  await world.poll();
  const filters: AppReviewSearch = { rating: [1, 2], order_by: 'rating' };
  const [play, apple, ...others] = await world.find(filters);
  expect(others).toEqual([]);
  await world.ok(createAppNote, { as, params: { id: play?.id ?? 0 }, body: { text: '@notatka' } });
  for (const fileType of ['csv', 'xlsx'] as const) {
    const asked = await world.ok(exportAppReviews, { as, query: { file_type: fileType }, body: { filters } });
    expect(asked).toMatchObject({ status: 'generating', total: 2 });
    await world.jobs.runDue(writeAppReviewExport.name);
    const done = await world.ok(getExport, { as, params: { id: asked.id } });
    expect(done).toMatchObject({ status: 'done', written: 2 });
    expect(done.filename).toMatch(/^opinie-o-aplikacjach-.*\.(csv|xlsx)$/);
    const [header = [], first = [], second = [], ...more] = linesOf(
      fileType,
      (await downloadFile(world, done)).bytes,
    );
    expect(more).toEqual([]);
    const cell = (line: string[], title: string) => line[header.indexOf(title)];
    const harmless = (text: string) => (fileType === 'csv' ? `'${text}` : text);
    expect(header.slice(0, 9)).toEqual([
      'Aplikacja',
      'Sklep',
      'Kraj',
      'Język',
      'Wersja',
      'Gwiazdki',
      'Tytuł',
      'Treść opinii',
      'Autor',
    ]);
    expect(first.slice(0, 8), fileType).toEqual([
      'Karta',
      'Google Play',
      '',
      play?.language,
      '4.2',
      '1',
      'Tytuł',
      harmless(formula),
    ]);
    expect(second.slice(0, 8)).toEqual([
      'Karta',
      'App Store',
      'POL',
      '',
      '',
      '2',
      harmless(formula),
      harmless(formula),
    ]);
    expect(cell(first, 'Notatka')).toBe(harmless('@notatka'));
    expect(cell(second, 'Stan odpowiedzi')).toBe('bez odpowiedzi');
    expect(cell(second, 'Link')).toContain(`/app-reviews/reviews?review=${apple?.id}`);
  }
});

test('RV-12 RV-09 whoever asked is told by mail in their language, with a link to the inbox of apps', async () => {
  const world = await startMobileApps();
  await world.write('app_store');
  await world.poll();
  const reader = await world.make.member(world.companyId, {
    type: memberTypes.owner,
    email: 'ola@lipa.test',
  });
  const { id } = await world.ok(exportAppReviews, { as: reader, body: { filters: {} } });
  await world.jobs.settle();
  const [mail, ...others] = await world.mails('ola@lipa.test');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Plik z opiniami o aplikacjach jest gotowy');
  expect(mail?.links.some((link) => link.includes(`/app-reviews/reviews?export=${id}`))).toBe(true);
});
