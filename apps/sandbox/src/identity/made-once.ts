import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';

/** Makes a thing when it is first asked for; what failed is tried again. */
export function once<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

/** Reads what an earlier start stored, or creates and stores it. Without a folder it is created at each start. */
export async function keepInFolder<Kept>(
  folder: string | undefined,
  name: string,
  schema: z.ZodType<Kept>,
  make: () => Promise<Kept>,
): Promise<Kept> {
  if (folder === undefined) return make();
  const file = join(folder, name);
  const kept = await readKept(file, schema);
  if (kept !== undefined) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Of two that start together in one folder, one makes it and both take it.
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(made), { mode: 0o600 });
  await link(unfinished, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(unfinished);
  return (await readKept(file, schema)) ?? made;
}

async function readKept<Kept>(file: string, schema: z.ZodType<Kept>): Promise<Kept | undefined> {
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  return stored === undefined ? undefined : schema.parse(JSON.parse(stored));
}
