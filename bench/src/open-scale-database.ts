import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox, sandboxOAuthClient } from '@pinfold/sandbox';
import { readConfig } from '../../apps/api/src/config.ts';
import type { Database } from '../../apps/api/src/database/database.ts';
import { openPglite } from '../../apps/api/src/database/open-pglite.ts';
import { openPostgres } from '../../apps/api/src/database/open-postgres.ts';
import { createLog } from '../../apps/api/src/log.ts';
import { openServices } from '../../apps/api/src/open-services.ts';
import { fixedKeyRing, initialKeyName } from '../../apps/api/src/secrets/key-ring.ts';
import { seedScale } from '../../apps/api/src/seed/scale.ts';
import type { Services } from '../../apps/api/src/services.ts';
import { startPostgresServer } from '../../apps/api/src/testing/databases/postgres-server.ts';

export type Kind = 'PostgreSQL' | 'PGlite';

export interface Size {
  locations: number;
  reviews: number;
}

export interface ScaleDatabase {
  services: Services;
  seedSeconds: number;
  close(): Promise<void>;
}

/** A new database of one kind, with the scale seed in it. */
export async function openScaleDatabase(
  kind: Kind,
  size: Size,
  report: (line: string) => void,
): Promise<ScaleDatabase> {
  const { database, remove } = kind === 'PGlite' ? await newPglite() : await newPostgres();
  const sandbox = await createSandbox({ world: size });
  const services = await openServices({
    config: readConfig({
      PINFOLD_SCALE_LOCATIONS: String(size.locations),
      PINFOLD_SCALE_REVIEWS: String(size.reviews),
    }),
    database,
    keys: fixedKeyRing([{ name: initialKeyName, bytes: Buffer.alloc(32, 1) }]),
    log: createLog('error'),
    google: {
      baseUrl: 'http://sandbox.bench/sandbox/google',
      clientId: sandboxOAuthClient.id,
      clientSecret: sandboxOAuthClient.secret,
    },
    fetch: (input, init) => sandbox.fetch(new Request(input, init)),
  });
  const began = performance.now();
  await seedScale(services, report);
  return {
    services,
    seedSeconds: (performance.now() - began) / 1000,
    async close() {
      await services.close();
      await sandbox.close();
      await remove();
    },
  };
}

interface NewDatabase {
  database: Database;
  remove(): Promise<void>;
}

async function newPglite(): Promise<NewDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-bench-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  return { database: await openPglite(join(folder, 'database')), remove };
}

async function newPostgres(): Promise<NewDatabase> {
  const server = await startPostgresServer();
  await server.createDatabase('pinfold');
  return { database: await openPostgres(server.url('pinfold')), remove: () => server.stop() };
}
