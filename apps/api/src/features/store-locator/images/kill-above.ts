import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What a process may use before it is killed. */
export interface ProcessLimits {
  /** Of memory, native code included. */
  bytes: number;
  /** That processors worked for it. */
  processorMilliseconds: number;
}

export interface ProcessWatch {
  /** Whether the process was killed for what it used. */
  readonly hasKilled: boolean;
}

const lookMilliseconds = 40;

/**
 * Kills a process that uses more than its limits. Node's own limit of memory excludes native code, so both are read
 * from the system where it has `/proc`; elsewhere the time since the start counts as the processor's, and memory is not
 * limited.
 */
export function killAbove(child: ChildProcess, limits: ProcessLimits): ProcessWatch {
  const startedAt = performance.now();
  const watch = { hasKilled: false };
  const timer = setInterval(() => {
    const { bytes, processorMilliseconds = performance.now() - startedAt } = usageOf(child.pid);
    if (bytes <= limits.bytes && processorMilliseconds <= limits.processorMilliseconds) return;
    watch.hasKilled = child.kill('SIGKILL') || watch.hasKilled;
  }, lookMilliseconds);
  child.once('close', () => clearInterval(timer));
  return watch;
}

/** Linux counts the time of processes in hundredths of a second, whatever its own clock's rate is. */
const tickMilliseconds = 10;

function usageOf(pid: number | undefined): { bytes: number; processorMilliseconds?: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    // The name in parentheses may hold anything; times of user and system are the twelfth and thirteenth value after it.
    const [, values = ''] = /\) (.*)$/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    const [user = 0, system = 0] = values.split(' ').slice(11, 13).map(Number);
    return { bytes: kilobytes * 1024, processorMilliseconds: (user + system) * tickMilliseconds };
  } catch {
    return { bytes: 0 };
  }
}
