import { Hono } from 'hono';
import * as z from 'zod';
import { ModelDirection, type ModelDirector } from '../openai/model-director.ts';
import { readBody } from './script-call.ts';

const PaceBody = z.object({ token_milliseconds: z.int().min(0).max(60_000) }).strict();

/** Sets the speed of the model, and the outcome of its next responses. */
export function modelScriptRoutes(director: ModelDirector): Hono {
  return new Hono()
    .get('/model', (c) => c.json(stateOf(director)))
    .put('/model', async (c) => {
      director.tokenMilliseconds = (await readBody(c, PaceBody)).token_milliseconds;
      return c.json(stateOf(director));
    })
    .post('/model/directions', async (c) => {
      director.add(await readBody(c, ModelDirection));
      return c.json(stateOf(director), 201);
    })
    .delete('/model/directions', (c) => {
      director.clear();
      director.release();
      return c.body(null, 204);
    })
    .post('/model/release', (c) => c.json({ released: director.release() }));
}

function stateOf(director: ModelDirector): object {
  return {
    token_milliseconds: director.tokenMilliseconds,
    directions: director.list(),
    held: director.held(),
  };
}
