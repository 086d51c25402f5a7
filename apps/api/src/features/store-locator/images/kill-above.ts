import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

const lookMilliseconds = 40;

/**
 * Kills a process that takes more memory than this. Node's own limit knows nothing of native code, so it is looked at
 * from outside, where the system tells; elsewhere the time limit is what is left.
 */
export function killAbove(child: ChildProcess, bytes: number): void {
  const watch = setInterval(() => {
    if (residentBytes(child.pid) > bytes) child.kill('SIGKILL');
  }, lookMilliseconds);
  child.once('close', () => clearInterval(watch));
}

function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
