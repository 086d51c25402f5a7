import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { AwsV4Signer } from 'aws4fetch';
import { type FileStore, folderFileStore, s3FileStore } from './file-store.ts';

const secretAccessKey = 'tajne';

/** A bucket that lets in only what is signed with the secret. */
function playBucket(): typeof fetch {
  const objects = new Map<string, ArrayBuffer>();
  return async (input, init) => {
    const request = new Request(input, init);
    const body = await request.clone().arrayBuffer();
    const expected = await new AwsV4Signer({
      method: request.method,
      url: request.url,
      headers: [...request.headers].filter(([name]) => name.startsWith('x-amz')),
      accessKeyId: 'klucz',
      secretAccessKey,
      region: 'eu-central-1',
      service: 's3',
      datetime: request.headers.get('x-amz-date') ?? '',
    }).authHeader();
    if (request.headers.get('authorization') !== expected) return new Response('', { status: 403 });
    const { pathname } = new URL(request.url);
    if (request.method === 'PUT') objects.set(pathname, body);
    if (request.method === 'DELETE') objects.delete(pathname);
    const found = objects.get(pathname);
    return new Response(request.method === 'GET' ? found : null, {
      status: request.method === 'GET' && !found ? 404 : 200,
    });
  };
}

function s3(secret: string): FileStore {
  return s3FileStore({
    url: 'https://s3.test/pinfold/',
    accessKeyId: 'klucz',
    secretAccessKey: secret,
    region: 'eu-central-1',
    fetch: playBucket(),
  });
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe.each([
  ['a folder', async () => folderFileStore(await temporaryFolder())],
  ['a store that speaks S3', async () => s3(secretAccessKey)],
])('files in %s', (_where, open) => {
  test('are there as they were written, replaced whole, and gone when taken away', async () => {
    const files = await open();
    const text = async (key: string) => new TextDecoder().decode(await files.read(key));
    expect(await files.read('exports/1/2.csv')).toBeUndefined();
    await files.write('exports/1/2.csv', Buffer.from('zażółć'), 'text/csv');
    await files.write('exports/1/3.csv', Buffer.from('inny'), 'text/csv');
    expect(await text('exports/1/2.csv')).toBe('zażółć');
    await files.write('exports/1/2.csv', Buffer.from('gęślą'), 'text/csv');
    expect(await text('exports/1/2.csv')).toBe('gęślą');
    await files.remove('exports/1/2.csv');
    await files.remove('exports/1/2.csv');
    expect(await files.read('exports/1/2.csv')).toBeUndefined();
    expect(await text('exports/1/3.csv')).toBe('inny');
  });
});

test('a store that refuses is an error, and no file that is not there', async () => {
  await expect(s3('inne').read('exports/1/2.csv')).rejects.toThrow('403');
});

test('a key never leads out of the folder, and nothing unfinished is left', async () => {
  const folder = await temporaryFolder();
  const files = folderFileStore(folder);
  for (const key of ['../up', 'a/../../b', '/etc/passwd', 'a//b', 'a/.hidden', ''])
    await expect(files.write(key, Buffer.from('x'), 'text/plain'), key).rejects.toThrow('not a file key');
  await files.write('a/b.csv', Buffer.from('x'), 'text/csv');
  expect(await readdir(join(folder, 'files', 'a'))).toEqual(['b.csv']);
});
