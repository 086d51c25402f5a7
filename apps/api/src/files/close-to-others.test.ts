import { chmod, lstat, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { demoPassword } from '../seed/accounts.ts';
import { spawnServer } from '../testing/clients/spawn-server.ts';
import { waitUntil } from '../testing/clients/wait-until.ts';
import { closeToOthers } from './close-to-others.ts';

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-rest-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
}

/** What others on the machine could read or enter, by its path in the folder. */
async function openToOthers(folder: string): Promise<string[]> {
  const open: string[] = [];
  for (const name of ['.', ...(await readdir(folder, { recursive: true }))]) {
    const found = await lstat(join(folder, name)).catch(() => undefined);
    if (found && !found.isSymbolicLink() && (found.mode & 0o077) !== 0) open.push(name);
  }
  return open;
}

test('BAS-04 what an earlier start left open is closed, and what is not ours is left alone', async () => {
  const outside = await temporaryFolder();
  const folder = await temporaryFolder();
  await writeFile(join(outside, 'theirs.txt'), 'x', { mode: 0o644 });
  await mkdir(join(folder, 'files', 'exports'), { recursive: true, mode: 0o755 });
  await writeFile(join(folder, 'files', 'exports', '1.csv'), 'x', { mode: 0o666 });
  await writeFile(join(folder, 'notes.txt'), 'x', { mode: 0o644 });
  await symlink(join(outside, 'theirs.txt'), join(folder, 'files', 'link'));
  await chmod(folder, 0o755);
  expect(await closeToOthers(folder)).toBeUndefined();
  expect(await openToOthers(folder)).toEqual(['notes.txt']);
  expect((await lstat(join(outside, 'theirs.txt'))).mode & 0o777).toBe(0o644);
});

test('BAS-04 a folder that is everybody’s is refused in one line, not closed to them', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o1777);
  await expect(closeToOthers(folder)).rejects.toThrow(/^PINFOLD_DATA is \S+, which is everybody's: [^\n]+$/);
  await expect(closeToOthers('/')).rejects.toThrow(/^PINFOLD_DATA is \//);
  expect((await lstat(folder)).mode & 0o7777).toBe(0o1777);
});

test.skipIf(inject('postgres') !== '')(
  'BAS-04 no file of a data folder is readable by others after a start, an export, an upload and a mail',
  { timeout: 600_000 },
  async () => {
    const folder = await temporaryFolder();
    await chmod(folder, 0o755);
    const { url } = await spawnServer({
      PINFOLD_DATA: folder,
      PINFOLD_SEED: 'scale',
      PINFOLD_SCALE_LOCATIONS: '5',
      PINFOLD_SCALE_REVIEWS: '20',
    });
    const email = 'owner@demo.pinfold.test';
    const { token } = await call<{ token: string }>(`${url}/api/login/`, {
      body: { email, password: demoPassword },
    });
    const asOwner = { Authorization: `Token ${token}`, 'Company-Id': '1' };
    const { results } = await call<{ results: { id: number }[] }>(`${url}/api/facilities/`, {
      headers: asOwner,
    });
    const { id } = await call<{ id: number }>(`${url}/api/facilities/export/`, {
      headers: asOwner,
      body: { facilities_ids: results.map((location) => location.id) },
    });
    await waitUntil(
      () => call<{ status: string }>(`${url}/api/exports/${id}/`, { headers: asOwner }),
      ({ status }) => status === 'done',
    );
    await call(`${url}/api/store-locator/images/`, {
      headers: asOwner,
      body: { kind: 'logo', content: picture },
    });
    // The mail that announces the export.
    await waitUntil(
      () => call<{ results: unknown[] }>(`${url}/sandbox/world/mails?${new URLSearchParams({ to: email })}`),
      (mails) => mails.results.length > 0,
    );
    const names = await readdir(folder, { recursive: true });
    for (const part of [
      'database/',
      'files/exports/',
      'files/locator',
      'sandbox/journal.jsonl',
      'secret.key',
    ])
      expect(
        names.some((name) => name.startsWith(part)),
        part,
      ).toBe(true);
    expect(await openToOthers(folder)).toEqual([]);
  },
);

/** One transparent pixel. */
const picture =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

async function call<Answer>(
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}
