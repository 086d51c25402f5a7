import { expect, test } from 'vitest';
import { daysIn } from '../../period.ts';
import { archiveFault } from '../../archive-period.ts';
import { defaultPostInsightPeriod, lastPostInsightDay } from './post-insights.ts';

test('PUB-06 statistics of posts are there until 28 February 2023, and of no day of March', () => {
  expect(lastPostInsightDay).toBe('2023-02-28');
  expect(archiveFault({ from: '2023-02-01', to: '2023-02-28' }, lastPostInsightDay)).toBeUndefined();
  expect(archiveFault({ from: '2023-02-28', to: '2023-02-28' }, lastPostInsightDay)).toBeUndefined();
  expect(archiveFault({ from: '2023-02-01', to: '2023-03-01' }, lastPostInsightDay)).toEqual({
    code: 'ended',
    field: 'date_to',
  });
  expect(archiveFault({ from: '2023-03-01', to: '2023-03-31' }, lastPostInsightDay)).toEqual({
    code: 'ended',
    field: 'date_from',
  });
});

test('PUB-06 a period begins before it ends, and has 18 months at most', () => {
  expect(archiveFault({ from: '2023-02-02', to: '2023-02-01' }, lastPostInsightDay)).toEqual({
    code: 'end_before_start',
    field: 'date_to',
  });
  expect(archiveFault({ from: '2021-08-28', to: '2023-02-28' }, lastPostInsightDay)).toBeUndefined();
  expect(archiveFault({ from: '2021-08-27', to: '2023-02-28' }, lastPostInsightDay)).toEqual({
    code: 'too_long',
    field: 'date_from',
  });
});

test('PUB-06 who chooses no period sees the last 90 days that there are', () => {
  expect(daysIn(defaultPostInsightPeriod)).toBe(90);
  expect(archiveFault(defaultPostInsightPeriod, lastPostInsightDay)).toBeUndefined();
});
