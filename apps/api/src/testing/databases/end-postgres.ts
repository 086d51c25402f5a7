import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Waits until the parent process has ended, and stops the PostgreSQL server that it started: a postmaster survives its
 * parent. The argument is the folder with the server's data, which is deleted.
 */
const [folder = ''] = process.argv.slice(2);

process.stdin.resume().once('close', () => void clear());

async function clear(): Promise<void> {
  const postmaster = Number(
    (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0],
  );
  // Its data are thrown away, so it need not put them in order.
  if (postmaster > 0) end(postmaster);
  await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
}

function end(pid: number): void {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It has ended by itself.
  }
}
