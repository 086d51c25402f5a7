import { Hono } from 'hono';
import * as z from 'zod';
import { dailyMetrics, figuresOf } from '../google/performance/daily-figures.ts';
import type { LiveWorld } from '../world/live-world.ts';
import { dateOf, dayNumber } from '../world/warsaw-time.ts';
import { check, readBody, requireLocationId } from './script-call.ts';

const Day = z.iso.date().transform(dayNumber);

const Days = z.object({ from: Day, to: Day }).strict();

const Metric = z.enum(dailyMetrics);

const Counts = z.object({ counts: z.partialRecord(Metric, z.int().min(0).nullable()) }).strict();

const Refusal = z
  .object({
    metric: Metric,
    /** Whether the error says which metric it is about. */
    named: z.boolean().default(true),
  })
  .strict();

/** What Google's Performance API counts: figures of days, days without any, metrics that are no longer taken. */
export function performanceScriptRoutes(world: LiveWorld): Hono {
  return new Hono()
    .get('/performance/refusals', (c) => c.json({ refusals: refusalsOf(world) }))
    .post('/performance/refusals', async (c) => {
      const { metric, named } = await readBody(c, Refusal);
      world.commit({ kind: 'metric_refused', refusal: { metric, isNamed: named } });
      return c.json({ refusals: refusalsOf(world) }, 201);
    })
    .delete('/performance/refusals', (c) => {
      world.commit({ kind: 'metrics_taken' });
      return c.body(null, 204);
    })
    .get('/performance/:location/days', (c) => {
      const locationId = requireLocationId(world, c.req.param('location'));
      const { from, to } = check(Days, c.req.query());
      return c.json({ days: listedDays(world, locationId, from, to) });
    })
    .put('/performance/:location/days/:day', async (c) => {
      const locationId = requireLocationId(world, c.req.param('location'));
      const day = check(Day, c.req.param('day'));
      const { counts } = await readBody(c, Counts);
      world.commit({ kind: 'performance_set', locationId, day, counts });
      return c.json({ days: listedDays(world, locationId, day, day) });
    })
    .post('/performance/:location/dropped-days', async (c) => {
      const locationId = requireLocationId(world, c.req.param('location'));
      const { from, to } = await readBody(c, Days);
      world.commit({ kind: 'performance_dropped', locationId, from, to });
      return c.body(null, 204);
    })
    .delete('/performance', (c) => {
      world.commit({ kind: 'performance_cleared' });
      return c.body(null, 204);
    });
}

function listedDays(world: LiveWorld, locationId: string, from: number, to: number): object[] {
  const days: object[] = [];
  for (let day = from; day <= to; day += 1) {
    const counts = figuresOf(world.state, locationId, { day, now: world.now() });
    if (Object.keys(counts).length > 0) days.push({ day: dateOf(day), counts });
  }
  return days;
}

function refusalsOf({ state }: LiveWorld): object[] {
  return state.performance.refusals.map(({ metric, isNamed }) => ({ metric, named: isNamed }));
}
