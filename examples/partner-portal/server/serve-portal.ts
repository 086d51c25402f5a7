import { serve } from '@hono/node-server';
import { createPortal } from './create-portal.ts';
import { pageFiles } from './page-files.ts';
import type { Settings } from './settings.ts';

export interface RunningPortal {
  url: string;
  stop(): Promise<void>;
}

/** Serves API and page on the port of the settings. */
export function servePortal(settings: Settings): Promise<RunningPortal> {
  const { promise, resolve, reject } = Promise.withResolvers<RunningPortal>();
  const portal = createPortal(settings).route('/', pageFiles(settings));
  const server = serve({ fetch: portal.fetch, port: settings.port }, () =>
    resolve({
      url: settings.portalUrl,
      stop: () => new Promise((stopped) => server.close(() => stopped())),
    }),
  );
  server.once('error', reject);
  return promise;
}
