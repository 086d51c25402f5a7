import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyProject } from './copy-project.ts';

/** A copy of the project to spoil, and the way back. */
export interface PlantedCopy {
  root: string;
  read(file: string): string;
  /** Writes a file, or takes it away, until the next `restore`. */
  plant(file: string, content?: string): void;
  restore(): void;
  remove(): void;
}

export function plantInCopy(): PlantedCopy {
  const root = copyProject();
  const undo: (() => void)[] = [];
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    plant(file, content) {
      const path = join(root, file);
      const former = existsSync(path) ? readFileSync(path) : undefined;
      undo.push(() => (former ? writeFileSync(path, former) : rmSync(path, { force: true })));
      mkdirSync(dirname(path), { recursive: true });
      if (content === undefined) rmSync(path);
      else writeFileSync(path, content);
    },
    restore() {
      for (const back of undo.splice(0).toReversed()) back();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
