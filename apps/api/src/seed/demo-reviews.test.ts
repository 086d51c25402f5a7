import { expect, test } from 'vitest';
import { compilePhrases } from '@pinfold/contract/features/opinions/phrases/phrases';
import { commonWords } from '../testing/oracles/common-words.ts';
import { demoCategories } from './demo-reviews.ts';

/** Common words that belong to a phrase's meaning. */
const meant = new Set(['czekaj', 'minut', 'minute', 'minutos', 'music', 'wait']);

test.each(Object.entries(commonWords))(
  'RV-06 no phrase of the demo is found in the commonest words of %s',
  (_, words) => {
    const common = words.trim().split(/\s+/);
    expect(common.length).toBeGreaterThan(300);
    const find = compilePhrases(Object.entries(demoCategories).map(([key, phrases]) => ({ key, phrases })));
    const found = common.flatMap((word) => find(word).map(({ phrase }) => [phrase, word]));
    expect(found.filter(([, word = '']) => !meant.has(word))).toEqual([]);
  },
);
