import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Waits until whoever started it has gone, and ends their PostgreSQL server: a postmaster goes on when its parent is
 * killed. Called with the folder that holds its data, which goes too.
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
