import { expect, test } from 'vitest';
import { sentimentBand } from './figures.ts';

test.each([
  [100, 'positive'],
  [21, 'positive'],
  [20.5, 'positive'],
  [20.4, 'neutral'],
  [0, 'neutral'],
  [-20, 'neutral'],
  [-21, 'negative'],
  [-100, 'negative'],
])('a net score of %d is shown as %s', (score, band) => {
  expect(sentimentBand(score)).toBe(band);
});
