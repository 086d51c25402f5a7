import { expect, test } from 'vitest';
import { quotaSubjects } from './quota-subjects.ts';

test.each(Object.entries(quotaSubjects))(
  'the shares of %s add up to no more than it has',
  (_, { shares }) => {
    const sum = Object.values<number>(shares).reduce((total, share) => total + share, 0);
    expect(sum).toBeLessThanOrEqual(1);
  },
);
