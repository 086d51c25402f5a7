import { minutesOf, minutesOfDay, timeOfMinutes } from '@pinfold/contract/features/listings/hours/calendar';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedTime } from './parse-typed-time.ts';

test('LST-04 a time is read in every way in which people type it', () => {
  const typed = fc.record({
    minutes: fc.integer({ min: 0, max: minutesOfDay }),
    separator: fc.constantFrom(':', '.', ',', 'h', ' ', ''),
    isShort: fc.boolean(),
    around: fc.constantFrom('', ' '),
  });
  fc.assert(
    fc.property(typed, ({ minutes, separator, isShort, around }) => {
      const [hour = '', minute = ''] = timeOfMinutes(minutes).split(':');
      const text = `${around}${isShort ? Number(hour) : hour}${separator}${minute}${around}`;
      expect(parseTypedTime(text)).toBe(timeOfMinutes(minutes));
    }),
  );
  for (const [text, time] of [
    ['9', '09:00'],
    ['24', '24:00'],
    ['12 am', '00:00'],
    ['12:30pm', '12:30'],
    ['9:30 PM', '21:30'],
  ] as const)
    expect(parseTypedTime(text)).toBe(time);
});

test('LST-04 what is read is always a time, and what is none stays unread', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (text) => {
      const time = parseTypedTime(text);
      if (time !== undefined) expect(minutesOf(time)).toBeTypeOf('number');
    }),
  );
  for (const text of ['', '25', '24:01', '9:60', '9:3', '13 pm', 'rano', '12345'])
    expect(parseTypedTime(text)).toBeUndefined();
});
