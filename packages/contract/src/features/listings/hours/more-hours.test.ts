import { expect, test } from 'vitest';
import { period } from '../testing/sample-listing.ts';
import type { HoursPeriod } from './opening-hours.ts';
import { moreHoursFaults, moreHoursKey } from './more-hours.ts';

test('LST-04 more hours have each type once, of those that the category offers, with times', () => {
  const more = (hours_type_id: string, periods: HoursPeriod[]) => ({ hours_type_id, periods });
  const delivery = more('DELIVERY', [period(0, '10:00', '18:00')]);
  expect(moreHoursFaults([delivery])).toEqual([]);
  expect(
    moreHoursFaults(
      [delivery, more('DELIVERY', []), more('PICKUP', []), more('SAUNA', [period(0, '10:00', '12:00')])],
      ['DELIVERY', 'PICKUP'],
    ).map(({ index, fault }) => [index, fault.code]),
  ).toEqual([
    [1, 'more_hours_type_repeated'],
    [2, 'more_hours_empty'],
    [3, 'more_hours_type_unknown'],
  ]);
  expect(moreHoursFaults([more('DELIVERY', [period(0, '18:00', '10:00')])])).toMatchObject([
    { index: 0, period: 0, fault: { code: 'hours_inverted' } },
  ]);
  const pickup = more('PICKUP', [period(1, '10:00', '18:00')]);
  expect(moreHoursKey([delivery, pickup])).toBe(moreHoursKey([pickup, delivery, more('SAUNA', [])]));
});
