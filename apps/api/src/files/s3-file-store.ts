import { AwsClient } from 'aws4fetch';
import type { FileStore } from './file-store.ts';

export interface S3Settings {
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
