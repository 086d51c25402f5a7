import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { GoogleAccount } from '@pinfold/contract/features/integrations/google-accounts.endpoints';
import { apiFolder } from '../api-folder.ts';
import { oneRow } from '../database/database.ts';
import { openPostgres } from '../database/open-postgres.ts';
import { googleAccounts } from '../features/integrations/integrations.table.ts';
import { loadKeyRing } from '../secrets/load-key-ring.ts';
import { createSealer } from '../secrets/sealer.ts';
import { asOwner, callsTo, resetSession } from '../testing/clients/running-product.ts';
import { spawnServer } from '../testing/clients/spawn-server.ts';
import { waitUntil } from '../testing/clients/wait-until.ts';
import { crashTimeout, onPostgres } from '../testing/crashes/crash-harness.ts';
import { ownDatabase } from '../testing/databases/test-database.ts';
import { isFullSize } from '../testing/test-size.ts';

const manyTexts = 3000;

// The rules of it are proved on one process; three processes cost a minute.
test.runIf(isFullSize && onPostgres)(
  'OPS-06 a key is replaced under a running web and a running worker, though the command is killed half way',
  { timeout: crashTimeout },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pinfold-rotate-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));
    const file = join(folder, 'keys');
    await writeFile(file, randomBytes(32).toString('base64'));
    const environment = {
      DATABASE_URL: await ownDatabase(inject('postgres'), `rotate_${process.pid}`),
      PINFOLD_SECRET_FILE: file,
      PINFOLD_DATA: folder,
      PINFOLD_SEED: 'scale',
      PINFOLD_SCALE_LOCATIONS: '5',
      PINFOLD_SCALE_REVIEWS: '20',
    };
    const web = await spawnServer({ ...environment, PINFOLD_ROLE: 'web' });
    await spawnServer({
      ...environment,
      PINFOLD_ROLE: 'worker',
      PINFOLD_PUBLIC_URL: web.url,
      PINFOLD_SEED: 'empty',
      GOOGLE_BASE_URL: `${web.url}/sandbox/google`,
      PINFOLD_BILLING: 'off',
    });
    const database = await openPostgres(environment.DATABASE_URL);
    onTestFinished(database.close);
    const { queries } = database;
    const old = createSealer(await loadKeyRing({ PINFOLD_SECRET_FILE: file, dataFolder: folder }));
    const sealedRefreshToken = old.seal('refresh token', 'demo-scale');
    await queries.insert(googleAccounts).values(
      Array.from({ length: manyTexts }, (_, index) => ({
        companyId: 2,
        name: `accounts/${index}`,
        title: 'A',
        sealedRefreshToken,
      })),
    );
    const isConnected = async () => {
      const { results } = await asOwner<{ results: GoogleAccount[] }>(callsTo(web), 'GET', '/gmb-accounts/');
      return results.length > 0 && results.every(({ is_disconnected }) => !is_disconnected);
    };
    const countUnder = async (name: string) => {
      const like = `v1.${name}.%`;
      const { count } = await oneRow<{ count: number }>(
        queries,
        sql`select count(*)::int8 as count from google_accounts where sealed_refresh_token like ${like}`,
      );
      return count;
    };

    resetSession();
    expect(await isConnected()).toBe(true);
    expect(await runKeys(environment, 'add', '--key', '2031').ended).toContain('“2031” is the first key');
    await queries.transaction(async (tx) => {
      // So that it cannot come to its end before it is killed, however late it is seen to be under way.
      await tx.execute(sql`select from google_accounts order by id desc limit 1 for update`);
      const killed = runKeys(environment, 'reseal');
      await waitUntil(
        () => countUnder('2031'),
        (count) => count > 100,
      );
      killed.kill();
      await expect(killed.ended).rejects.toThrow();
    });
    const half = await countUnder('2031');
    expect(half).toBeLessThan(manyTexts);
    expect(await isConnected()).toBe(true);
    await expect(runKeys(environment, 'retire', '--key', 'initial').ended).rejects.toThrow(
      /still sealed under/,
    );

    const both = await Promise.all([
      runKeys(environment, 'reseal').ended,
      runKeys(environment, 'reseal').ended,
      isConnected(),
    ]);
    expect(both[2]).toBe(true);
    expect(both.join('\n')).toContain('Everything is sealed with “2031”');
    expect(await countUnder('2031')).toBeGreaterThan(manyTexts);
    expect(await runKeys(environment, 'retire', '--key', 'initial').ended).toContain('is no longer in');
    expect(await isConnected()).toBe(true);
  },
);

/** `npm run keys`, as a process of its own; what it printed, or the error that it ended with. */
function runKeys(environment: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [join(apiFolder, 'src/keys.ts'), ...args], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const end = async () => {
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`ended with ${code}: ${output}`);
    return output;
  };
  const ended = end();
  // Whoever kills it looks at the end later.
  ended.catch(() => {});
  onTestFinished(() => void child.kill('SIGKILL'));
  return { ended, kill: () => child.kill('SIGKILL') };
}
