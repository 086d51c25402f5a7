import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { node24, root } from './node-24.mjs';

const supervise = join(root, 'scripts', 'supervise.mjs');

test.skipIf(process.platform === 'win32')(
  'a command that is supervised ends with all that it started when its parent is killed',
  async () => {
    const grandchild = `process.stdout.write(process.pid + '\\n'); setInterval(() => {}, 1000);`;
    const child = `import { spawn } from 'node:child_process';
      spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });
      process.stdout.write(process.pid + '\\n'); setInterval(() => {}, 1000);`;
    const starter = `import { spawn } from 'node:child_process';
      const args = [${JSON.stringify(supervise)}, process.execPath, '--input-type=module', '-e', ${JSON.stringify(child)}];
      spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'ignore', 'ignore'], detached: true });
      setInterval(() => {}, 1000);`;
    const parent = spawn(node24, ['--input-type=module', '-e', starter], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pids: number[] = [];
    onTestFinished(() => [parent.pid, ...pids].forEach(kill));
    parent.stdout.on('data', (lines) => pids.push(...String(lines).trim().split('\n').map(Number)));
    await expect.poll(() => pids.length, { message: 'a command and what it started' }).toBe(2);
    expect(pids.every(isAlive)).toBe(true);

    parent.kill('SIGKILL');
    await expect.poll(() => pids.filter(isAlive), { message: 'still there' }).toEqual([]);
  },
);

test.skipIf(process.platform === 'win32')(
  'a command that is supervised ends with its own code and tells what it took',
  async () => {
    const busy = `for (const end = performance.now() + 200; performance.now() < end; ); process.exit(7);`;
    const run = spawn(node24, [supervise, node24, '-e', busy], {
      stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
      detached: true,
    });
    const tells = run.stdio[3];
    if (!tells || !('read' in tells)) throw new Error('There is no place for what it tells.');
    const [seconds, [code]] = await Promise.all([text(tells), once(run, 'close')]);
    expect(code).toBe(7);
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThan(60);
  },
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function kill(pid: number | undefined): void {
  if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGKILL');
}
