import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { apiFolder } from '../api-folder.ts';
import * as schema from '../database/schema.ts';
import type { SealPurpose } from '../secrets/sealer.ts';
import { sealedPlaces } from './sealed-places.ts';

const namesOf = (purpose: SealPurpose) => sealedPlaces[purpose].map(({ name }) => name);

test('OPS-06 every sealed column of the schema is resealed, and nothing else', () => {
  const inSchema = Object.values(schema)
    .filter((one) => one instanceof PgTable)
    .map((table) => getTableConfig(table))
    .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    .filter((name) => /seal|cipher|crypt/.test(name));
  const columns = Object.values(sealedPlaces)
    .flat()
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('job '));
  expect(columns.sort()).toEqual(inSchema.sort());
});

test('OPS-06 whatever the code seals goes to a place that is resealed, or is for a purpose that is not stored', async () => {
  const calls = await sealCalls();
  expect(calls.length).toBeGreaterThanOrEqual(7);
  for (const { file, field, purpose } of calls) {
    const places = namesOf(purpose as SealPurpose);
    const ends = places.map((name) => name.split(/[., ]+/).at(-1));
    if (places.length > 0)
      expect(ends, `${purpose} as ${field} in ${file}`).toContain(snakeOrAsIs(field, ends));
  }
});

test('OPS-06 a sealed text that a job’s payload takes over from a column is resealed there too', async () => {
  // The one job that is handed a text which was sealed for a column: disconnecting passes the grant on.
  expect(namesOf('refresh token')).toContain('job revoke-google-grant, sealedToken');
  const handed = [];
  for (const [file, text] of await sources())
    for (const [, name = ''] of text.matchAll(/payload: \{[^}]*?\b(sealed\w*)/g)) handed.push([file, name]);
  const jobs = Object.values(sealedPlaces)
    .flat()
    .filter(({ name }) => name.startsWith('job '))
    .map(({ name }) => name.split(', ').at(-1));
  expect(handed.length).toBeGreaterThan(0);
  for (const [file, name] of handed) expect(jobs, file).toContain(name);
});

/** Each call of `seal` in what ships, with the name of what it is assigned to. */
async function sealCalls() {
  const calls = [];
  for (const [file, text] of await sources()) {
    const count = text.match(/\.seal\(/g)?.length ?? 0;
    const found = [...text.matchAll(/(?:(\w+)(?::| =) |return )(?:\w+\.)*\.?sealer\.seal\(\s*'([^']+)'/g)];
    expect(found, `a call of seal in ${file} that does not say its purpose and what it is for`).toHaveLength(
      count,
    );
    for (const [, field = '', purpose = ''] of found) calls.push({ file, field, purpose });
  }
  return calls;
}

/** The seed for measurements writes its rows by hand; the command reseals whatever it finds. */
const apart = /\.test\.ts$|[\\/]testing[\\/]|^testing[\\/]|^keys[\\/]|scale\.ts$|^secrets[\\/]/;

async function sources(): Promise<[file: string, text: string][]> {
  const folder = join(apiFolder, 'src');
  const files = await readdir(folder, { recursive: true });
  const shipped = files.filter((file) => file.endsWith('.ts') && !apart.test(file));
  return Promise.all(
    shipped.map(async (file): Promise<[string, string]> => [
      file,
      await readFile(join(folder, file), 'utf8'),
    ]),
  );
}

function snakeOrAsIs(field: string, ends: readonly (string | undefined)[]): string {
  return ends.includes(field) ? field : field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
