import { expect, test } from 'vitest';
import { planLimits } from '../../access/plan.ts';
import { overages } from './overages.ts';

const usage = planLimits.map((limit) => ({ limit, used: 3 }));

test('PAY-03 each limit that is exceeded blocks by itself, and what fits exactly does not', () => {
  for (const limit of planLimits) {
    const [limits, quantity] = limit === 'max_facilities' ? [{}, 2] : [{ [limit]: 2 }, 3];
    expect(overages(limits, quantity, usage)).toEqual([{ limit, used: 3, max: 2 }]);
  }
  expect(overages(Object.fromEntries(planLimits.map((limit) => [limit, 3])), 3, usage)).toEqual([]);
});

test('PAY-03 locations are what is bought, whatever the plan says', () => {
  expect(overages({ max_facilities: 100 }, 2, usage)).toEqual([{ limit: 'max_facilities', used: 3, max: 2 }]);
});
