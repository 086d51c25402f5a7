import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { spawnServer } from '../testing/clients/spawn-server.ts';
import { lockFolder } from './lock-folder.ts';

/** The command that runs another one as a container does. */
const namespaces = ['unshare', ['--pid', '--fork', '--mount-proc', '--kill-child']] as const;

const refusal = /^Another Pinfold uses \S+\. Stop it, or set PINFOLD_DATA to another folder\.\n$/;

test('BAS-04 a second start on the data folder of a running server is refused in one line', async () => {
  const folder = await temporaryFolder();
  onTestFinished(lockFolder(folder));
  for (const _ of ['refused', 'refused again, since the first refusal took nothing away'])
    await expect(spawnServer({ PINFOLD_DATA: folder })).rejects.toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(refusal),
    });
});

test.skipIf(!hasNamespaces())(
  'BAS-04 a container that numbers its processes by itself is refused the folder of another',
  async () => {
    const folder = await temporaryFolder();
    onTestFinished(lockFolder(folder));
    const second = spawnSync(namespaces[0], [...namespaces[1], process.execPath, ...locking(folder)]);
    expect(second.stderr.toString()).toContain(`Another Pinfold uses ${folder}.`);
    expect(second.status).toBe(1);
  },
);

test('BAS-04 a killed process leaves a folder that can be used at once', async () => {
  const folder = await temporaryFolder();
  const holder = spawn(process.execPath, locking(folder), { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(holder.stdout, 'data');
  expect(() => lockFolder(folder)).toThrow(/^Another Pinfold/);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  lockFolder(folder)();
  lockFolder(folder)();
});

/** Arguments for Node: locks the folder, says so, and keeps it until the process is killed. */
function locking(folder: string): string[] {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./lock-folder.ts'))});
    lockFolder(${JSON.stringify(folder)});
    process.stdout.write('locked\\n');
    setInterval(() => {}, 1000);`;
  return ['--input-type=module', '--eval', script];
}

/** Only root may make them, and only Linux has them. */
function hasNamespaces(): boolean {
  return spawnSync(namespaces[0], [...namespaces[1], 'true']).status === 0;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pinfold-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
