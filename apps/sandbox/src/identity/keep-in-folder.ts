import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as z from 'zod';

/** Reads what an earlier start made, or makes it and keeps it for the next. Without a folder it is made anew each time. */
export async function keepInFolder<Kept>(
  folder: string | undefined,
  name: string,
  schema: z.ZodType<Kept>,
  make: () => Promise<Kept>,
): Promise<Kept> {
  if (folder === undefined) return make();
  const file = join(folder, name);
  const stored = await readFile(file, 'utf8').catch(() => undefined);
  if (stored !== undefined) return schema.parse(JSON.parse(stored));
  const made = await make();
  await mkdir(folder, { recursive: true });
  await writeFile(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}
