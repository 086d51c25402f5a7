import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

type Answer = Record<string, unknown>;

/** A page in a new profile. */
export interface BarePage {
  send(method: string, params?: object): Promise<Answer>;
  /** What an expression is worth in the page, once it is settled. */
  evaluate<Value>(expression: string): Promise<Value>;
  close(): Promise<void>;
}

export interface BareBrowser {
  newPage(): Promise<BarePage>;
  close(): Promise<void>;
}

/**
 * A browser controlled by the DevTools protocol alone. Playwright adds scripts and isolated worlds to each page, which
 * take part of the milliseconds that are measured.
 */
export async function openBareBrowser(executablePath: string): Promise<BareBrowser> {
  const profile = await mkdtemp(`${tmpdir()}/pinfold-browser-`);
  const process = spawn(
    executablePath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--window-size=1280,900',
      '--lang=pl-PL',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const socket = await connect(`${profile}/DevToolsActivePort`);
  const waiting = new Map<number, { resolve: (answer: Answer) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as {
      id?: number;
      result: Answer;
      error?: { message: string };
    };
    if (id === undefined) return;
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
  });
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Answer>((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    });

  return {
    async newPage(): Promise<BarePage> {
      const { browserContextId } = await send('Target.createBrowserContext');
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
      const call: BarePage['send'] = (method, params) => send(method, params, String(sessionId));
      await call('Page.enable');
      return {
        send: call,
        async evaluate<Value>(expression: string) {
          const { result, exceptionDetails } = await call('Runtime.evaluate', {
            expression,
            awaitPromise: true,
            returnByValue: true,
          });
          if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
          return (result as { value: Value }).value;
        },
        close: async () => void (await send('Target.disposeBrowserContext', { browserContextId })),
      };
    },
    async close() {
      const isGone = new Promise((resolve) => process.once('exit', resolve));
      process.kill();
      await isGone;
      // Its helpers may still be writing when it is gone itself.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

async function connect(portFile: string): Promise<WebSocket> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [port, path] = (await readFile(portFile, 'utf8').catch(() => '')).split('\n');
    if (port && path) {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`);
      await new Promise((resolve, reject) => {
        socket.addEventListener('open', resolve, { once: true });
        socket.addEventListener('error', reject, { once: true });
      });
      return socket;
    }
    await pause(50);
  }
  throw new Error('The browser did not say where it listens.');
}
