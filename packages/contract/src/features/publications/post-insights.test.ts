import { expect, test } from 'vitest';
import { daysIn } from '../../period.ts';
import { defaultPostInsightPeriod, lastPostInsightDay, postInsightFault } from './post-insights.ts';

test('PUB-06 statistics of posts are there until 28 February 2023, and of no day of March', () => {
  expect(lastPostInsightDay).toBe('2023-02-28');
  expect(postInsightFault({ from: '2023-02-01', to: '2023-02-28' })).toBeUndefined();
  expect(postInsightFault({ from: '2023-02-28', to: '2023-02-28' })).toBeUndefined();
  expect(postInsightFault({ from: '2023-02-01', to: '2023-03-01' })).toEqual({
    code: 'ended',
    field: 'date_to',
  });
  expect(postInsightFault({ from: '2023-03-01', to: '2023-03-31' })).toEqual({
    code: 'ended',
    field: 'date_from',
  });
});

test('PUB-06 a period begins before it ends, and has 18 months at most', () => {
  expect(postInsightFault({ from: '2023-02-02', to: '2023-02-01' })).toEqual({
    code: 'end_before_start',
    field: 'date_to',
  });
  expect(postInsightFault({ from: '2021-08-28', to: '2023-02-28' })).toBeUndefined();
  expect(postInsightFault({ from: '2021-08-27', to: '2023-02-28' })).toEqual({
    code: 'too_long',
    field: 'date_from',
  });
});

test('PUB-06 who chooses no period sees the last 90 days that there are', () => {
  expect(daysIn(defaultPostInsightPeriod)).toBe(90);
  expect(postInsightFault(defaultPostInsightPeriod)).toBeUndefined();
});
