import { read, utils } from '@e965/xlsx';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { memberTypes } from '@pinfold/contract/access/member-types';
import {
  exportLocations,
  getExport,
  listExports,
} from '@pinfold/contract/features/listings/export/exports.endpoints';
import { exportFileTypes } from '@pinfold/contract/features/listings/export/file-types';
import { downloadFile } from '../../../testing/clients/downloaded-file.ts';
import { startTestApi } from '../../../testing/clients/start-test-api.ts';
import { locations } from '../listings.table.ts';
import { fileExports } from '../../../exports/exports.table.ts';
import { sweepExports } from '../../../exports/sweep-exports.job.ts';
import { writeExport } from './write-export.job.ts';

const formula = '=HYPERLINK("https://zlo.test";"kliknij")';

async function startWithPlaces() {
  const api = await startTestApi();
  const companyId = await api.make.company();
  const owner = await api.make.member(companyId, { type: memberTypes.owner, email: 'anna@lipa.test' });
  const rynek = await api.make.location(companyId, {
    name: 'Kawiarnia „Lipa”; Rynek',
    city: 'Łódź',
    labels: ['stare miasto'],
  });
  const dworzec = await api.make.location(companyId, {
    name: formula,
    phone: '+48 12 421 55 10',
    city: 'Kraków',
  });
  await api.services.database.queries
    .update(locations)
    .set({
      description: 'Kawa palona na miejscu. '.repeat(30),
      openingHours: [
        { open_day: 0, open_time: '08:00', close_day: 0, close_time: '12:00' },
        { open_day: 0, open_time: '13:00', close_day: 1, close_time: '02:00' },
      ],
    })
    .where(eq(locations.id, rynek));
  return { api, companyId, owner, ids: [dworzec, rynek] };
}

function linesOf(fileType: string, bytes: Uint8Array): string[][] {
  const book =
    fileType === 'csv'
      ? read(new TextDecoder().decode(bytes), { type: 'string', FS: ';', raw: true })
      : read(bytes, { type: 'array' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  return sheet ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }) : [];
}

/** Cells of a workbook that would be run, or are no texts though they hold one. */
function formulasOf(bytes: Uint8Array): unknown[] {
  const book = read(bytes, { type: 'array' });
  const cells = Object.entries(book.Sheets[book.SheetNames[0] ?? ''] ?? {}).filter(
    ([name]) => !name.startsWith('!'),
  );
  return cells.filter(([, { f, t, v }]) => f !== undefined || (typeof v === 'string' && t !== 's'));
}

test('LST-10 a list is written to each kind of file in the background, in the order that was asked for', async () => {
  const { api, owner, ids } = await startWithPlaces();
  for (const fileType of exportFileTypes) {
    const promised = await api.ok(exportLocations, {
      as: owner,
      query: { file_type: fileType },
      body: { facilities_ids: ids },
    });
    expect(promised).toMatchObject({ status: 'generating', total: 2, written: 0, download_url: null });
    await api.jobs.runDue(writeExport.name);
    const done = await api.ok(getExport, { as: owner, params: { id: promised.id } });
    expect(done).toMatchObject({ status: 'done', written: 2 });
    expect(done.filename).toMatch(new RegExp(String.raw`^adresy-\d{4}-\d{2}-\d{2}\.${fileType}$`));

    const { answer, bytes } = await downloadFile(api, done);
    expect(answer.headers.get('Content-Disposition')).toContain(encodeURIComponent(done.filename));
    const [header = [], first = [], second = [], ...more] = linesOf(fileType, bytes);
    const cell = (line: string[], title: string) => line[header.indexOf(title)];
    expect(more).toEqual([]);
    expect(cell(first, 'Miejscowość'), fileType).toBe('Kraków');
    expect(cell(second, 'Nazwa')).toBe('Kawiarnia „Lipa”; Rynek');
    expect(cell(second, 'Poniedziałek')).toBe('08:00-12:00, 13:00-02:00');
    expect(cell(second, 'Wtorek')).toBe('zamknięte');
    expect(cell(first, 'Wtorek')).toBe('');
    expect(cell(second, 'Opis')).toHaveLength(24 * 30);
    expect(cell(second, 'Etykiety')).toBe('stare miasto');
  }
});

test('LST-10 SEC-05 a cell that begins like a formula is shown and never run', async () => {
  const { api, owner, ids } = await startWithPlaces();
  for (const fileType of exportFileTypes) {
    const { id } = await api.ok(exportLocations, {
      as: owner,
      query: { file_type: fileType },
      body: { facilities_ids: ids },
    });
    await api.jobs.runDue(writeExport.name);
    const { bytes } = await downloadFile(api, await api.ok(getExport, { as: owner, params: { id } }));
    const cells = linesOf(fileType, bytes).flat().filter(Boolean);
    const isCsv = fileType === 'csv';
    expect(cells).toContain(isCsv ? `'${formula}` : formula);
    expect(cells).toContain('+48 12 421 55 10');
    if (isCsv) expect(cells.filter((text) => /^[=@]/.test(text))).toEqual([]);
    else expect(formulasOf(bytes)).toEqual([]);
  }
});

test('LST-10 in Polish a spreadsheet reads the numbers of a file, also within a text', async () => {
  const { api, owner, ids } = await startWithPlaces();
  await api.services.database.queries.update(locations).set({
    latitude: 50.0614,
    serviceItems: [
      {
        name: 'Śniadanie',
        service_type_id: null,
        category: '',
        description: '',
        price: { type: 'fixed', amount: 2400, currency: 'PLN' },
      },
    ],
  });
  const { id } = await api.ok(exportLocations, { as: owner, body: { facilities_ids: ids } });
  await api.jobs.runDue(writeExport.name);
  const { bytes } = await downloadFile(api, await api.ok(getExport, { as: owner, params: { id } }));
  const text = new TextDecoder().decode(bytes);
  expect(text).toContain(';50,0614;');
  expect(text).toContain('Śniadanie (24,00 PLN)');
});

test('LST-10 the maker is mailed, once, with a way to the file that takes a login', async () => {
  const { api, companyId, owner, ids } = await startWithPlaces();
  const asked = { as: owner, query: { file_type: 'csv' as const }, body: { facilities_ids: ids } };
  const { id } = await api.ok(exportLocations, asked);
  await api.jobs.runDue(writeExport.name);
  await api.services.jobs.enqueue(api.services.database.queries, writeExport, [
    { payload: { companyId, exportId: id } },
  ]);
  await api.jobs.runDue(writeExport.name);
  const mails = await api.mails('anna@lipa.test');
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('Plik z adresami jest gotowy');
  expect(mails[0]?.links.some((link) => link.includes(`/business-addresses/list?export=${id}`))).toBe(true);
  expect(mails[0]?.text).not.toContain('/api/files/');
});

test('LST-10 a run that was killed after the file begins again and ends with the same file', async () => {
  const { api, companyId, owner, ids } = await startWithPlaces();
  const { id } = await api.ok(exportLocations, { as: owner, body: { facilities_ids: ids } });
  const { files } = api.services;
  const killed = {
    ...api.services,
    files: {
      ...files,
      async write(...file: Parameters<typeof files.write>) {
        await files.write(...file);
        throw new Error('killed');
      },
    },
  };
  const run = { tries: 0, isLastTry: false };
  await expect(writeExport.run(killed, { companyId, exportId: id }, run)).rejects.toThrow('killed');
  expect((await api.ok(getExport, { as: owner, params: { id } })).status).toBe('generating');
  await api.jobs.runDue(writeExport.name);
  expect((await api.ok(getExport, { as: owner, params: { id } })).status).toBe('done');

  const next = await api.ok(exportLocations, { as: owner, body: { facilities_ids: ids } });
  await writeExport.run(killed, { companyId, exportId: next.id }, { tries: 12, isLastTry: true });
  expect(await api.ok(getExport, { as: owner, params: { id: next.id } })).toMatchObject({
    status: 'error',
    download_url: null,
  });
});

test('LST-10 a file is for its maker alone, holds what the maker may see, and ends', async () => {
  const { api, companyId, owner, ids } = await startWithPlaces();
  const [dworzec = 0, rynek = 0] = ids;
  const manager = await api.make.member(companyId, {
    type: memberTypes.manager,
    permissions: ['view_facilities_data'],
    locations: [dworzec],
  });
  const refused = await api.request(exportLocations, {
    as: manager,
    body: { facilities_ids: [dworzec, rynek] },
  });
  expect(refused.problem?.code).toBe('facility_unknown');

  const { id } = await api.ok(exportLocations, { as: owner, body: { facilities_ids: ids } });
  await api.jobs.runDue(writeExport.name);
  expect((await api.request(getExport, { as: manager, params: { id } })).problem?.code).toBe('not_found');
  expect((await api.ok(listExports, { as: manager })).count).toBe(0);

  const done = await api.ok(getExport, { as: owner, params: { id } });
  api.clock.advance(16 * 60);
  expect((await downloadFile(api, done)).answer.status).toBe(410);
  const again = await api.ok(getExport, { as: owner, params: { id } });
  expect((await downloadFile(api, again)).answer.status).toBe(200);
  const { pathname } = new URL(again.download_url ?? '');
  const forged = pathname.replace(/^\/api/, '').replace(/files\/.{9}/, 'files/AAAAAAAAA');
  expect((await api.app.request(forged)).status).toBe(410);

  api.clock.advance(8 * 86_400);
  await api.services.jobs.enqueue(api.services.database.queries, sweepExports, [{ payload: {} }]);
  await api.jobs.runDue(sweepExports.name);
  expect(await api.ok(getExport, { as: owner, params: { id } })).toMatchObject({
    status: 'done',
    download_url: null,
  });
  const [row] = await api.services.database.queries
    .select({ key: fileExports.fileKey })
    .from(fileExports)
    .where(sql`id = ${id}`);
  expect(row?.key).toBeNull();
  expect(await api.services.files.read(`exports/${companyId}/${id}.csv`)).toBeUndefined();
});

test('LST-10 a member waits for ten files at most, and others are not kept from theirs', async () => {
  const { api, companyId, owner, ids } = await startWithPlaces();
  const begin = (as: { token: string; companyId: number }) =>
    api.request(exportLocations, { as, body: { facilities_ids: ids } });
  for (let count = 0; count < 10; count += 1) expect((await begin(owner)).status).toBe(202);
  const { problem, headers } = await begin(owner);
  expect(problem).toMatchObject({ code: 'too_busy', status: 429 });
  expect(headers.get('Retry-After')).toBe('30');
  const other = await api.make.member(companyId, { type: memberTypes.owner });
  expect((await begin(other)).status).toBe(202);
  await api.jobs.runDue(writeExport.name);
  expect((await begin(owner)).status).toBe(202);
});
