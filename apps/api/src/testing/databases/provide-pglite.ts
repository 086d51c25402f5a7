import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hashFiles } from '../../../../../scripts/hash-files.mjs';
import { root } from '../../../../../scripts/node-24.mjs';
import { openPglite } from '../../database/open-pglite.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined when tests run on a PostgreSQL server. */
    pglite: PreparedPglite | undefined;
  }
}

interface PreparedPglite {
  /** A data folder of PGlite that has no table yet. */
  empty: string;
  /** The folder for copies of it; deleted at the end of the run. */
  copies: string;
}

/** Keeps an empty data folder of PGlite: making one takes ten seconds of a core, opening a copy takes one. */
export default async function providePglite(project: TestProject) {
  if (project.name !== 'pglite' && process.env.PINFOLD_TEST_DATABASE === 'postgres') {
    project.provide('pglite', undefined);
    return undefined;
  }
  const copies = await mkdtemp(join(tmpdir(), 'pinfold-pglite-'));
  project.provide('pglite', { empty: await prepareFolder(), copies });
  return () => rm(copies, { recursive: true, force: true, maxRetries: 10 });
}

const kept = join(root, '.cache', 'empty-pglite');

/** What the files of an empty database depend on: the version of PGlite, and how it is opened. */
const inputs = ['package-lock.json', 'apps/api/src/database/open-pglite.ts'];

async function prepareFolder(): Promise<string> {
  const folder = join(kept, hashFiles(inputs).slice(0, 16));
  if (existsSync(folder)) return folder;
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  const unfinished = `${folder}-unfinished`;
  const database = await openPglite(unfinished);
  await database.close();
  renameSync(unfinished, folder);
  return folder;
}
