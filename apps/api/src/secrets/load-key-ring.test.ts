import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { loadKeyRing } from './load-key-ring.ts';
import { createSealer } from './sealer.ts';

async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-keys-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

const newKey = () => randomBytes(32).toString('base64');
const namesOf = (keys: readonly { name: string }[]) => keys.map(({ name }) => name);

test('OPS-06 keys come from the setting, the newest first, or from a file that is made once', async () => {
  const folder = await dataFolder();
  const PINFOLD_SECRET = `2031:${newKey()}, ${newKey()}`;
  const set = await loadKeyRing({ PINFOLD_SECRET, dataFolder: folder });
  expect(namesOf(set.current())).toEqual(['2031', 'initial']);
  const [one, other] = await Promise.all([
    loadKeyRing({ dataFolder: folder }),
    loadKeyRing({ dataFolder: folder }),
  ]);
  expect(one.known()).toEqual(other.known());
  expect(namesOf(one.known())).toEqual(['initial']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o077).toBe(0);
});

test('OPS-06 a named file is never made, and what cannot be used of it is told without its keys', async () => {
  const folder = await dataFolder();
  const file = join(folder, 'keys');
  const load = () => loadKeyRing({ PINFOLD_SECRET_FILE: file, dataFolder: folder });
  await expect(load()).rejects.toThrow(StartupError);
  const key = newKey();
  for (const text of ['', `a:${key.slice(1)}`, `a:${key}\na:${newKey()}`]) {
    await writeFile(file, text);
    await expect(load()).rejects.toThrow(/^\S+keys is not usable: keys of the form name:base64 are expected/);
    await expect(load()).rejects.not.toThrow(key.slice(1));
  }
});

test('OPS-06 a process opens and verifies with a key that was added to the file after its start', async () => {
  const folder = await dataFolder();
  const file = join(folder, 'secret.key');
  const running = createSealer(await loadKeyRing({ dataFolder: folder }));
  const old = running.seal('mail', 'old');
  const replace = async (text: string) => {
    await writeFile(`${file}.new`, text);
    await rename(`${file}.new`, file);
  };
  const first = await readFile(file, 'utf8');
  await replace(`2031:${newKey()}\n${first}\n`);
  const started = createSealer(await loadKeyRing({ dataFolder: folder }));
  const signature = started.sign('a picture');
  expect(running.verify('a picture', signature)).toBe(true);
  expect(running.open('mail', started.seal('mail', 'young'))).toBe('young');
  expect(running.open('mail', old)).toBe('old');
  expect(started.open('mail', running.seal('mail', 'both'))).toBe('both');

  await replace('half a fi');
  expect(running.open('mail', old)).toBe('old');
  expect(() => running.open('mail', old.replace(/^/, 'v1.2032.'))).toThrow('no key “2032”');
});
