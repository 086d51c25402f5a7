import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LiveWorld } from '../../world/live-world.ts';

/** The bytes of fetched and uploaded pictures, by a name made of their content. */
export interface PictureFiles {
  /** Returns the name under which the bytes can be read from now on. */
  write(content: Uint8Array): string;
  read(name: string): Uint8Array<ArrayBuffer> | undefined;
}

/** Keeps pictures in the sandbox’s folder, or in memory without one, until the world is reset. */
export function createPictureFiles(world: LiveWorld, folder: string | undefined): PictureFiles {
  const files = folder === undefined ? inMemory() : inFolder(join(folder, 'pictures'));
  world.onCommit((event) => {
    if (event === undefined) files.clear();
  });
  return files;
}

function inMemory() {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    write(content: Uint8Array) {
      const name = nameOf(content);
      kept.set(name, Uint8Array.from(content));
      return name;
    },
    read: (name: string) => kept.get(name),
    clear: () => kept.clear(),
  };
}

function inFolder(folder: string) {
  return {
    write(content: Uint8Array) {
      const name = nameOf(content);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(join(folder, name), content, { mode: 0o600 });
      return name;
    },
    read(name: string) {
      try {
        return Uint8Array.from(readFileSync(join(folder, name)));
      } catch {
        return undefined;
      }
    },
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function nameOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}
