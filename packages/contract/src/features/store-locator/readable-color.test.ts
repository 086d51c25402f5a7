import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locatorSurfaces } from './locator-surfaces.ts';
import { contrast, readableColor } from './readable-color.ts';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('LOC-02 whatever colour an owner chooses, visitors can read it on both surfaces', () => {
  fc.assert(
    fc.property(colors, fc.constantFrom('light' as const, 'dark' as const), (color, scheme) => {
      expect(contrast(readableColor(color, scheme), locatorSurfaces[scheme])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('LOC-02 a colour that can be read stays as the owner chose it', () => {
  expect(readableColor('#3d4edb', 'light')).toBe('#3d4edb');
  expect(readableColor('#93a0ff', 'dark')).toBe('#93a0ff');
  expect(readableColor('#ffe600', 'light')).not.toBe('#ffe600');
});
