import { expect, test } from 'vitest';
import { allPhotoCategories } from '@pinfold/contract/features/publications/photo';
import { pictureLimits, pixelFault } from '@pinfold/contract/features/publications/picture';
import { regionOf, sizeOf, type PictureUse } from './picture-size.ts';

const uses: PictureUse[] = [
  { purpose: 'post' },
  ...allPhotoCategories.map((category) => ({ purpose: 'photo', category }) as const),
];
const ratios = [1, 4 / 3, 16 / 9, 3, 9, 18, 27.3, 40];
const shortEdges = [250, 251, 300, 444, 500, 720, 1100];

test('PUB-01 PUB-04 what is stored has as many pixels as Google takes, whatever its shape and however it is made smaller', () => {
  const shapes = ratios.flatMap((ratio) =>
    shortEdges.flatMap((short) => {
      const long = Math.round(short * ratio);
      return [
        { width: long, height: short },
        { width: short, height: long },
      ];
    }),
  );
  for (const use of uses)
    for (const shape of shapes) {
      const region = regionOf(shape, use);
      if (pixelFault(use.purpose, region)) continue;
      for (const share of [1, 0.75, 0.5]) {
        const size = sizeOf(region, use, share);
        expect(pixelFault(use.purpose, size), JSON.stringify({ use, shape, share, size })).toBeUndefined();
        expect(size.width).toBeLessThanOrEqual(region.width);
        expect(size.width / size.height / (region.width / region.height)).toBeCloseTo(1, 1);
      }
    }
});

test('PUB-04 a panorama keeps the short edge that Google asks for, and other photos stay within 4096 px', () => {
  const interior = { purpose: 'photo', category: 5 } as const;
  const { leastEdge } = pictureLimits.photo;
  expect(sizeOf({ width: 9000, height: 500 }, interior)).toEqual({ width: 4500, height: leastEdge });
  expect(sizeOf({ width: 500, height: 9000 }, interior)).toEqual({ width: leastEdge, height: 4500 });
  expect(sizeOf({ width: 10_000, height: 250 }, interior)).toEqual({ width: 10_000, height: 250 });
  expect(sizeOf({ width: 9000, height: 3000 }, interior)).toEqual({ width: 4096, height: 1365 });
});
