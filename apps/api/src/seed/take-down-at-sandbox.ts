import { sql } from 'drizzle-orm';
import { rows, type Queryable } from '../database/database.ts';

interface OutsideWorld {
  fetch(request: Request): Promise<Response>;
}

/**
 * Reviews that the demo shows as taken down are taken down at the sandbox too, or the next poll would bring them back.
 * Done at every start: taking down what is gone changes nothing.
 */
export async function takeDownAtSandbox(queries: Queryable, sandbox: OutsideWorld): Promise<void> {
  const gone = await rows<{ google_name: string }>(
    queries,
    sql`select google_name from reviews where deleted`,
  );
  for (const { google_name } of gone) {
    const [, location, review] = /\/locations\/([^/]+)\/reviews\/([^/]+)$/.exec(google_name) ?? [];
    if (!location || !review) continue;
    const url = `http://sandbox/sandbox/world/reviews/${location}/${review}`;
    await sandbox.fetch(new Request(url, { method: 'DELETE' }));
  }
}
