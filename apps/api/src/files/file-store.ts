import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import type { Config } from '../config.ts';

/** Stores files of companies: exports, photos, logos. Keys are internal, such as `exports/7/12.csv`. */
export interface FileStore {
  /** Replaces the file atomically: no reader gets half of it. */
  write(key: string, content: Uint8Array, type: string): Promise<void>;
  /** Undefined when there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Does nothing when there is no such file. */
  remove(key: string): Promise<void>;
}

/** A folder beside the database, or any store that speaks S3. */
export function openFileStore(
  config: Pick<
    Config,
    'dataFolder' | 'PINFOLD_FILES_URL' | 'PINFOLD_FILES_KEY' | 'PINFOLD_FILES_SECRET' | 'PINFOLD_FILES_REGION'
  >,
  fetch: typeof globalThis.fetch,
): FileStore {
  const { dataFolder, PINFOLD_FILES_URL: url } = config;
  if (url === undefined) return folderFileStore(dataFolder);
  return s3FileStore({
    url,
    accessKeyId: config.PINFOLD_FILES_KEY ?? '',
    secretAccessKey: config.PINFOLD_FILES_SECRET ?? '',
    region: config.PINFOLD_FILES_REGION,
    fetch,
  });
}

/** Keeps files in a folder. Several processes share it only where they share a disk; otherwise configure a store. */
export function folderFileStore(dataFolder: string): FileStore {
  const place = (key: string) => join(dataFolder, 'files', ...partsOf(key));
  return {
    async write(key, content) {
      const path = place(key);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, content, { mode: 0o600 });
        await rename(unfinished, path);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        return await readFile(place(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
  };
}

/** A key that leads out of the folder is a bug; throws. */
function partsOf(key: string): string[] {
  const parts = key.split('/');
  if (parts.some((part) => !/^[\w-][\w.-]*$/.test(part))) throw new Error(`not a file key: ${key}`);
  return parts;
}

interface S3Settings {
  /** The bucket's address, such as `https://s3.eu-central-1.amazonaws.com/pinfold`. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  fetch: typeof globalThis.fetch;
}

const timeoutMilliseconds = 60_000;

/** Keeps files in any store that speaks S3. */
export function s3FileStore({ url, fetch, ...credentials }: S3Settings): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3' });
  const bucket = url.replace(/\/+$/, '');

  async function call(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const signed = await client.sign(`${bucket}/${key}`, { ...init, method });
    const answer = await fetch(signed, { signal: AbortSignal.timeout(timeoutMilliseconds) });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The file store answered ${answer.status} to ${method} ${key}`);
    return answer;
  }

  return {
    async write(key, content, type) {
      const body = new Uint8Array(content);
      const answer = await call('PUT', key, { body, headers: { 'Content-Type': type } });
      if (!answer.ok) throw new Error('The file store has no such bucket');
    },
    async read(key) {
      const answer = await call('GET', key);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    async remove(key) {
      await call('DELETE', key);
    },
  };
}
