import { Hono } from 'hono';
import * as z from 'zod';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody } from './read-body.ts';
import { ScriptError } from './script-error.ts';

const Move = z.union([
  z.object({ advance_seconds: z.number().positive() }).strict(),
  z.object({ to: z.iso.datetime({ offset: true }) }).strict(),
]);

/** Sandbox time runs with real time and can be moved, forward only: the past has been answered for. */
export function clockScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/clock', (c) => c.json({ now: new Date(world.now()).toISOString() }))
    .post('/clock', async (c) => {
      const move = await readBody(c, Move);
      const by = 'to' in move ? Date.parse(move.to) - world.now() : move.advance_seconds * 1000;
      if (by < 0) throw new ScriptError(409, 'Sandbox time cannot go back.');
      world.commit({ kind: 'clock_moved', by });
      return c.json({ now: new Date(world.now()).toISOString() });
    });
}
