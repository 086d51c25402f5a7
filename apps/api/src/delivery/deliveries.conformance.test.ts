import { expect, test } from 'vitest';
import type { Deliverer } from '../testing/worlds/deliverer.ts';
import { deliverers } from '../testing/worlds/deliverers.ts';

const week = 7 * 86_400;

/** What may happen at the provider, and what becomes of the delivery then. */
const cases: readonly {
  happens: string;
  fault?: object;
  expected(deliverer: Deliverer): string;
}[] = [
  { happens: 'nothing', expected: () => 'done' },
  { happens: 'too many requests', fault: { status: 429, times: 20 }, expected: () => 'done' },
  { happens: 'a server error', fault: { status: 503 }, expected: () => 'done' },
  {
    happens: 'a server error after the deed',
    fault: { status: 500, apply: true },
    expected: () => 'done',
  },
  { happens: 'an answer that is lost', fault: { outcome: 'cut', apply: true }, expected: () => 'done' },
  { happens: 'access denied', fault: { status: 403, times: 2 }, expected: ({ denied }) => denied },
  { happens: 'nothing there', fault: { status: 404 }, expected: ({ gone }) => gone },
  { happens: 'server errors for ever', fault: { status: 503, times: 1000 }, expected: () => 'not_delivered' },
];

test.each(deliverers)(
  'BAS-02 BAS-03 BEY-17 %s is delivered once or has failed with a reason, whatever happens at the provider',
  async (_name, deliverer) => {
    const { api, accept } = await deliverer.start();
    const { job, call, left } = deliverer;
    for (const [number, { happens, fault, expected }] of cases.entries()) {
      const delivery = await accept(number);
      const payloads = await api.jobs.waiting(job.name);
      if (fault) await api.script('POST', '/faults', { ...call, ...fault });
      await api.jobs.settle(week);
      await api.script('DELETE', '/faults');
      const outcome = expected(deliverer);
      expect(await delivery.outcome(), happens).toBe(outcome);
      if (outcome !== 'done') continue;
      if (happens !== 'nothing there') expect(await delivery.atProvider(), happens).toBe(left);

      // A job that comes back from the dead.
      const before = await delivery.atProvider();
      for (const payload of payloads)
        await job.run(api.services, payload as never, { tries: 0, isLastTry: false });
      expect(await delivery.atProvider(), `${happens}, once more`).toBe(before);
    }
  },
);
