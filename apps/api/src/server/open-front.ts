import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { StartupError } from '../startup-error.ts';

/** Listens on the port before anything else, and serves what is ready. */
export interface Front {
  port: number;
  show(hono: Pick<Hono, 'fetch'>): void;
  /** Ends at once: open streams are cut, since their readers connect again. */
  close(): Promise<void>;
}

/**
 * Milliseconds that an idle connection is kept. Longer than proxies and clients keep theirs, usually 60 s: the side that
 * closes first decides whether a request can meet a connection that is just being closed, and be lost with it.
 */
const keepAliveTimeout = 75_000;

/** Listens on every address of this machine, or on loopback alone. */
export function openFront(port: number, isLocal: boolean): Promise<Front> {
  let shown: Pick<Hono, 'fetch'> = new Hono().all('*', (context) =>
    context.text('Pinfold is starting.', 503, { 'Retry-After': '1' }),
  );
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, env) => shown.fetch(request, env),
        port,
        hostname: isLocal ? '127.0.0.1' : '0.0.0.0',
        serverOptions: { keepAliveTimeout },
      },
      (address) => {
        resolve({ port: address.port, show: (hono) => (shown = hono), close: () => close(server) });
      },
    );
    server.on('error', (error: NodeJS.ErrnoException) =>
      reject(new StartupError(reason(port, error), error)),
    );
  });
}

function reason(port: number, error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`;
  return `Port ${port} cannot be opened: ${error.message}.`;
}

function close(server: ServerType): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
