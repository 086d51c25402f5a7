import type { Logger } from 'pino';

/** What every request carries through Hono. */
export interface Environment {
  Variables: { requestId: string; log: Logger };
}
