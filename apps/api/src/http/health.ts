import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Services } from '../services.ts';
import type { Environment } from './environment.ts';

/** `/health`: the process answers. `/ready`: so does its database. */
export function mountHealth(hono: Hono<Environment>, { database }: Services): void {
  hono.get('/health', (context) => context.json({ status: 'ok' }));
  hono.get('/ready', async (context) => {
    const ready = await database.queries.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    return ready ? context.json({ status: 'ok' }) : context.json({ status: 'database unreachable' }, 503);
  });
}
