import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { server } from '../../../../../scripts/build-server.mjs';

export interface SpawnedServer {
  url: string;
  /** Sends SIGKILL, as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Starts the server as `npm start` does, as a separate process on a free port, and resolves when it prints that it is
 * ready. It is killed when the test ends, even if it is still starting.
 */
export async function spawnServer(environment: Record<string, string>): Promise<SpawnedServer> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [server], {
    env: {
      PATH,
      // What one start has compiled, the next one takes.
      ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
      PORT: '0',
      PINFOLD_LIVELY: 'false',
      ...environment,
    },
    // It ends when the channel closes, so that nothing stays behind when this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /^ready (\S+)$/m.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', (exitCode) => reject(new EndedTooSoon(exitCode, output)));
  });
  return { url: url.replace('localhost', '127.0.0.1'), kill };
}

/** It ended before it was ready. */
class EndedTooSoon extends Error {
  exitCode: number | null;
  /** Everything that it printed. */
  output: string;

  constructor(exitCode: number | null, output: string) {
    super(`The server ended before it was ready:\n${output}`);
    this.exitCode = exitCode;
    this.output = output;
  }
}
