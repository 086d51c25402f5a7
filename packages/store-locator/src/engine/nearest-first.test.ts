import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestFirst } from './nearest-first.ts';

test('LOC-03 shops are in order of their distance, however they lie: side by side, in heaps, or one far away', () => {
  const distance = fc.oneof(
    fc.double({ min: 0, max: 2, noNaN: true }),
    fc.integer({ min: 0, max: 5 }).map((step) => step / 1e6),
    fc.integer({ min: 0, max: 60 }).map((power) => 2 ** -power),
    fc.constantFrom(0, 1, Infinity),
  );
  fc.assert(
    fc.property(fc.array(distance, { maxLength: 300 }), (distances) => {
      const rows = Int32Array.from(distances, (_, at) => at);
      const sorted = [...rows].sort((a, b) => {
        const [far = 0, other = 0] = [distances[a], distances[b]];
        return far === other ? 0 : far - other;
      });
      expect([...nearestFirst(rows, Float64Array.from(distances))]).toEqual(sorted);
    }),
    { numRuns: 500, examples: [[[0, 5e-324]], [[5e-324, 0, Infinity]]] },
  );
});
