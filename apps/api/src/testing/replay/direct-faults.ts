import { scriptSandbox, type Calls } from './replay-calls.ts';
import { faultShare } from './replay-size.ts';

/** Google is now and then busy, out of order, or takes an edit and loses its answer. */
export async function failSomeCalls(calls: Calls): Promise<void> {
  const faults = [
    { outcome: 'status', status: 503 },
    { outcome: 'status', status: 500, apply: true },
    { outcome: 'status', status: 429 },
    { outcome: 'cut', apply: true },
  ];
  for (const fault of faults)
    await scriptSandbox(calls, 'POST', '/faults', {
      path: '/v1/locations/*',
      times: 100_000,
      share: faultShare / faults.length,
      ...fault,
    });
}
