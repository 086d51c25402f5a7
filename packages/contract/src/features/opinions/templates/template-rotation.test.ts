import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alikenessOf, exceedsSimilarity, rotateTemplates } from './template-rotation.ts';

const reviews = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 5000 }), locationId: fc.integer({ min: 1, max: 6 }) }),
  { selector: ({ id }) => id, maxLength: 200 },
);
const templates = fc
  .integer({ min: 1, max: 20 })
  .map((count) => Array.from({ length: count }, (_, index) => index));

test('RV-03 templates take turns: each as often as the others, the same for the same reviews, neighbours unlike', () => {
  fc.assert(
    fc.property(reviews, templates, (chosen, texts) => {
      const rotated = rotateTemplates(chosen, texts);
      expect(rotated.size).toBe(chosen.length);
      expect(rotateTemplates(chosen.toReversed(), texts)).toEqual(rotated);
      const counts = texts.map((text) => [...rotated.values()].filter((one) => one === text).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
      const byPlace = chosen.toSorted((a, b) => a.locationId - b.locationId || a.id - b.id);
      byPlace.slice(1).forEach((review, index) => {
        const before = byPlace[index];
        if (texts.length > 1) expect(rotated.get(review.id)).not.toBe(rotated.get(before?.id ?? 0));
      });
    }),
  );
});

test('RV-03 twenty customers who would read the same are too many, one text in turn of eight is not', () => {
  const same = alikenessOf(Array.from({ length: 20 }, () => 'Dziękujemy!'));
  expect(same).toEqual({ accepted: 20, distinct: 1, mostAlike: 20 });
  expect(exceedsSimilarity(same)).toBe(true);
  const turned = alikenessOf(Array.from({ length: 40 }, (_, index) => `Dziękujemy ${index % 8}`));
  expect(turned).toEqual({ accepted: 40, distinct: 8, mostAlike: 5 });
  expect(exceedsSimilarity(turned)).toBe(false);
  expect(exceedsSimilarity(alikenessOf(['Dziękujemy! ', 'Dziękujemy!', 'Dziękujemy!']))).toBe(false);
});
