import { expect, test } from 'vitest';
import { isTooHeavy } from './picture-decoder.ts';

test('PUB-01 fifty megapixels are read as every program writes them, and not with the bytes of three such pictures', () => {
  const largest = { width: 10_000, height: 5000, channels: 3, depth: 'uchar', isProgressive: false } as const;
  const wide = { ...largest, channels: 4, depth: 'ushort' } as const;
  expect(isTooHeavy({ ...largest, format: 'jpeg' })).toBe(false);
  expect(isTooHeavy({ ...largest, format: 'jpeg', isProgressive: true })).toBe(false);
  expect(isTooHeavy({ ...largest, format: 'png', channels: 4, isProgressive: true })).toBe(false);
  expect(isTooHeavy({ ...largest, format: 'jpeg', channels: 4, isProgressive: true })).toBe(true);
  expect(isTooHeavy({ ...wide, format: 'png' })).toBe(true);
  expect(isTooHeavy({ ...wide, format: 'png', width: 7500 })).toBe(false);
});
