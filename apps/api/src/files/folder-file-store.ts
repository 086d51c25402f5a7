import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

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

/** A key that would lead out of the folder is a fault of ours, never followed. */
function partsOf(key: string): string[] {
  const parts = key.split('/');
  if (parts.some((part) => !/^[\w-][\w.-]*$/.test(part))) throw new Error(`not a file key: ${key}`);
  return parts;
}
