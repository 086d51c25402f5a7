import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { killAbove } from './kill-above.ts';

const limits = { bytes: 1_000_000_000, processorMilliseconds: 300 };

const run = (script: string): ChildProcess =>
  spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'ignore', 'inherit'] });

test.runIf(existsSync('/proc/self/stat'))(
  'LOC-04 a process that works too long is killed; one that waits for a busy machine is not',
  async () => {
    const waiting = run("process.stdin.resume().on('end', () => process.exit(7))");
    const working = run('for (;;);');
    const watches = [waiting, working].map((child) => killAbove(child, limits));
    expect((await once(working, 'close'))[1]).toBe('SIGKILL');
    waiting.stdin?.end();
    expect((await once(waiting, 'close'))[0]).toBe(7);
    expect(watches.map(({ hasKilled }) => hasKilled)).toEqual([false, true]);
  },
);
