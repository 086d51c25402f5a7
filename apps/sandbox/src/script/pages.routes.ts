import { Hono } from 'hono';
import * as z from 'zod';
import { pageCategories, pageChecks } from '../pagespeed/page-checks.ts';
import { pageErrors } from '../pagespeed/pages-state.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody } from './script-call.ts';

const PageBody = z
  .object({
    host: z.string().min(1),
    /** Milliseconds until the largest paint. */
    paint: z.number().min(100).max(60_000).optional(),
    /** The checks that fail, and no others. */
    failing: z.array(z.enum(pageChecks.map(({ id }) => id))).optional(),
    unscored: z.array(z.enum(pageCategories)).optional(),
    error: z.enum(pageErrors).optional(),
  })
  .strict();

/** How fast and how well made the pages of the web are, from now on. */
export function pageScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/pages', (c) => c.json({ pages: world.state.pages }))
    .post('/pages', async (c) => {
      const { host, paint, failing, unscored, error } = await readBody(c, PageBody);
      const turn = {
        host,
        from: world.now(),
        ...(paint !== undefined && { paint }),
        ...(failing && { failing }),
        ...(unscored && { unscored }),
        ...(error && { error }),
      };
      world.commit({ kind: 'page_turned', turn });
      return c.json(turn);
    })
    .delete('/pages', (c) => {
      world.commit({ kind: 'pages_cleared' });
      return c.json({ pages: [] });
    });
}
