import { addDays, dateOfDay } from '@pinfold/contract/features/listings/hours/calendar';
import {
  sameSpecialHours,
  type SpecialDay,
  specialHoursOfDates,
} from '@pinfold/contract/features/listings/hours/special-hours';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setSpecialDays, specialDays } from './special-days.ts';

const times = { open_time: '10:00', close_time: '14:00' };
const aDay = fc.constantFrom<SpecialDay>(
  'closed',
  [times],
  [times, { open_time: '16:00', close_time: '02:00' }],
);
const spans = fc.array(
  fc.record({
    first: fc.integer({ min: 20_780, max: 20_840 }),
    length: fc.integer({ min: 0, max: 9 }),
    day: aDay,
  }),
  { maxLength: 8 },
);

test('LST-04 special hours shown as ranges are the same hours, whatever was put over what', () => {
  fc.assert(
    fc.property(spans, (chosen) => {
      let periods = specialHoursOfDates('2026-01-01', '2025-01-01', 'closed');
      for (const { first, length, day } of chosen)
        periods = setSpecialDays(periods, { from: dateOfDay(first), to: dateOfDay(first + length) }, day);
      const groups = specialDays(periods, '2026-12-01');
      const again = groups.flatMap(({ from, to, day }) => specialHoursOfDates(from, to, day));
      expect(sameSpecialHours(again, periods)).toBe(true);
      expect(groups.flatMap(({ indexes }) => indexes).sort((a, b) => a - b)).toEqual([...periods.keys()]);
      for (const [index, group] of groups.slice(1).entries()) {
        const before = groups[index];
        const isNext = before && addDays(before.to, 1) === group.from && before.isPast === group.isPast;
        if (isNext) expect(group.day).not.toEqual(before.day);
      }
    }),
  );
});

test('LST-04 a moved holiday leaves nothing on its former day, and nothing else is touched', () => {
  const before = specialHoursOfDates('2026-12-24', '2026-12-26', 'closed');
  const after = setSpecialDays(before, { from: '2026-12-31', to: '2026-12-31' }, [times], {
    from: '2026-12-24',
    to: '2026-12-24',
  });
  expect(specialDays(after, '2026-12-01')).toMatchObject([
    { from: '2026-12-25', to: '2026-12-26', day: 'closed', isPast: false },
    { from: '2026-12-31', to: '2026-12-31', day: [times] },
  ]);
  expect(specialDays(after, '2026-12-27')).toMatchObject([{ isPast: true }, { isPast: false }]);
});
