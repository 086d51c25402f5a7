import { Hono } from 'hono';
import { FaultBody } from '../http/faults.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { readBody } from './script-call.ts';

export function faultScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/faults', (c) => c.json({ faults: world.state.faults }))
    .post('/faults', async (c) => {
      const { times, method, reason, share, ...body } = await readBody(c, FaultBody);
      const id = `fault-${world.state.lastNumber + 1}`;
      const fault = {
        id,
        left: times,
        ...body,
        ...(method === undefined ? {} : { method }),
        ...(reason === undefined ? {} : { reason }),
        ...(share === undefined ? {} : { share }),
      };
      world.commit({ kind: 'fault_added', fault });
      return c.json(fault, 201);
    })
    .delete('/faults', (c) => {
      world.commit({ kind: 'faults_cleared' });
      return c.body(null, 204);
    });
}
