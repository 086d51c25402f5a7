import type { Config } from '../config.ts';
import { folderFileStore } from './folder-file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** Files of people: exports, photos, logos. Keys are ours, such as `exports/7/12.csv`. */
export interface FileStore {
  /** Replaces what was there, all at once: nobody reads half of a file. */
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
