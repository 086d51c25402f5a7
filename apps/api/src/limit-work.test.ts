import { expect, test } from 'vitest';
import { limitWork } from './limit-work.ts';

/** Work that ends when the test releases it. */
function held() {
  let begun = 0;
  const ends: ((error?: Error) => void)[] = [];
  return {
    begun: () => begun,
    end: (error?: Error) => ends.shift()?.(error),
    run: () =>
      new Promise<void>((resolve, reject) => {
        begun += 1;
        ends.push((error) => (error ? reject(error) : resolve()));
      }),
  };
}

test('BAS-01 expensive work runs so many at once, so many wait, and the next is told when to come back', async () => {
  const work = held();
  const limited = limitWork({ atOnce: 2, waiting: 2, retryAfter: 5 });
  const all = Array.from({ length: 4 }, () => limited(work.run));
  expect(work.begun()).toBe(2);
  await expect(limited(work.run)).rejects.toMatchObject({ code: 'too_busy', details: { retryAfter: 5 } });

  work.end(new Error('unreadable'));
  await expect(all[0]).rejects.toThrow('unreadable');
  expect(work.begun()).toBe(3);
  const late = limited(work.run);
  expect(work.begun()).toBe(3);
  for (const _ of [1, 2, 3, 4]) {
    work.end();
    await Promise.resolve();
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
  await Promise.all([...all.slice(1), late]);
  expect(work.begun()).toBe(5);
  await limited(async () => {});
});

test('BAS-01 nobody takes all turns, and who goes away while waiting gives up the place', async () => {
  const work = held();
  const limited = limitWork({ atOnce: 1, waiting: 6, perOwner: 2, retryAfter: 5 });
  const gone = new AbortController();
  const busy = [limited(work.run, { owner: 1 }), limited(work.run, { owner: 1, signal: gone.signal })];
  await expect(limited(work.run, { owner: 1 })).rejects.toMatchObject({ code: 'too_busy' });
  const other = limited(work.run, { owner: 2 });
  gone.abort();
  await expect(busy[1]).rejects.toMatchObject({ code: 'too_busy' });
  const again = limited(work.run, { owner: 1 });
  await expect(limited(work.run, { owner: 2, signal: gone.signal })).rejects.toMatchObject({
    code: 'too_busy',
  });
  work.end();
  await busy[0];
  await expect.poll(work.begun).toBe(2);
  work.end();
  await other;
  await expect.poll(work.begun).toBe(3);
  work.end();
  await again;
});
