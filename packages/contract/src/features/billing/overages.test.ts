import { expect, test } from 'vitest';
import { planCapabilities, planLimits } from '../../access/plan.ts';
import { overages } from './overages.ts';

const capabilities = planCapabilities;
const usage = planLimits.map((limit) => ({ limit, used: 3 }));

test('PAY-03 each limit that is exceeded blocks by itself, and what fits exactly does not', () => {
  for (const limit of planLimits) {
    const [limits, quantity] = limit === 'max_facilities' ? [{}, 2] : [{ [limit]: 2 }, 3];
    expect(overages({ capabilities, limits }, quantity, usage)).toEqual([{ limit, used: 3, max: 2 }]);
  }
  const fitting = Object.fromEntries(planLimits.map((limit) => [limit, 3]));
  expect(overages({ capabilities, limits: fitting }, 3, usage)).toEqual([]);
});

test('PAY-03 locations are what is bought, whatever the plan says', () => {
  expect(overages({ capabilities, limits: { max_facilities: 100 } }, 2, usage)).toEqual([
    { limit: 'max_facilities', used: 3, max: 2 },
  ]);
});

test('PAY-03 what the plan does not contain blocks nothing: after a trial nobody could open it to remove it', () => {
  const limits = {
    max_listings_competitors: 1,
    max_website_competitors: 1,
    max_ai_categorization_categories: 1,
    max_websites: 1,
  };
  expect(overages({ capabilities: ['templates'], limits }, 3, usage)).toEqual([
    { limit: 'max_websites', used: 3, max: 1 },
  ]);
});
