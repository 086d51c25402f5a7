import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowHeights } from './use-window.ts';

test('LOC-05 a row stands below all that are above it, measured or not, and is found where it stands', () => {
  const measured = fc.array(fc.tuple(fc.nat(60), fc.integer({ min: 20, max: 200 })), { maxLength: 20 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), measured, (count, all) => {
      const heights = createRowHeights(96);
      heights.resize(count);
      const known = new Map<number, number>();
      let supposed = 96;
      const seen = all.filter(([row]) => row < count);
      for (const [row, height] of seen) {
        expect(heights.set(row, height)).toBe((known.get(row) ?? supposed) !== height);
        if (known.size === 0) supposed = height;
        known.set(row, height);
      }
      const [usual = 96] = seen.map(([, height]) => height);
      let top = 0;
      for (let row = 0; row < count; row += 1) {
        expect(heights.topOf(row)).toBe(top);
        expect(heights.at(top)).toBe(row);
        top += known.get(row) ?? usual;
        expect(heights.at(top - 1)).toBe(row);
      }
      expect(heights.topOf(count)).toBe(top);
      expect(heights.at(top + 1000)).toBe(count - 1);
    }),
  );
});
