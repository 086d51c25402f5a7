import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeHours } from '../hours/opening-hours.ts';
import { normalizeSpecialHours, specialHoursFaults } from '../hours/special-hours.ts';
import type { OpeningTimes } from '../hours/open-at.ts';
import { weekdays } from '../hours/calendar.ts';
import { anyHours, anySpecial, closedOn, period, special } from '../testing/sample-listing.ts';
import { formatOsmHours } from './format-osm-hours.ts';
import { parseOsmHours } from './parse-osm-hours.ts';

const workdays = weekdays.slice(0, 5).map((day) => period(day, '08:00', '20:00'));

const readable: [string, string, OpeningTimes][] = [
  ['', '', { opening_hours: [], special_hours: [] }],
  [
    '24/7',
    '24/7',
    { opening_hours: weekdays.map((day) => period(day, '00:00', '24:00')), special_hours: [] },
  ],
  ['Mo-Fr 08:00-20:00', 'Mo-Fr 08:00-20:00', { opening_hours: workdays, special_hours: [] }],
  ['mo-fr  8:00 - 20:00 ;Su off', 'Mo-Fr 08:00-20:00', { opening_hours: workdays, special_hours: [] }],
  ['Mo-Su 08:00-20:00; Sa,Su closed', 'Mo-Fr 08:00-20:00', { opening_hours: workdays, special_hours: [] }],
  [
    'Sa 09:00-13:00,14:00-16:00',
    'Sa 09:00-13:00,14:00-16:00',
    { opening_hours: [period(5, '09:00', '13:00'), period(5, '14:00', '16:00')], special_hours: [] },
  ],
  [
    'Sa 09:00-13:00, Sa 14:00-16:00',
    'Sa 09:00-13:00,14:00-16:00',
    { opening_hours: [period(5, '09:00', '13:00'), period(5, '14:00', '16:00')], special_hours: [] },
  ],
  [
    'Sa-Mo 18:00-26:00; Su 10:00-12:00',
    'Mo 18:00-02:00, Sa 18:00-02:00, Su 10:00-12:00',
    {
      opening_hours: [
        period(0, '18:00', '02:00', 1),
        period(5, '18:00', '02:00', 6),
        period(6, '10:00', '12:00'),
      ],
      special_hours: [],
    },
  ],
  [
    'Mo 08:00-12:00; 2026 Dec 24 08:00-10:00; 2026 Dec 25-26 off; 2026 Dec 31-2027 Jan 1 closed',
    'Mo 08:00-12:00; 2026 Dec 24 08:00-10:00; 2026 Dec 25 off; 2026 Dec 26 off; 2026 Dec 31 off; 2027 Jan 01 off',
    {
      opening_hours: [period(0, '08:00', '12:00')],
      special_hours: [
        special('2026-12-24', '08:00', '10:00'),
        ...['2026-12-25', '2026-12-26', '2026-12-31', '2027-01-01'].map(closedOn),
      ],
    },
  ],
  [
    '2026 Dec 24 off; 2026 Dec 25 off; Th 08:00-12:00',
    'Th 08:00-12:00; 2026 Dec 25 off',
    { opening_hours: [period(3, '08:00', '12:00')], special_hours: [closedOn('2026-12-25')] },
  ],
  [
    'Mo-We 08:00-20:00, Tu off',
    'Mo 08:00-20:00; We 08:00-20:00',
    { opening_hours: [period(0, '08:00', '20:00'), period(2, '08:00', '20:00')], special_hours: [] },
  ],
  ['Tu', 'Tu 00:00-24:00', { opening_hours: [period(1, '00:00', '24:00')], special_hours: [] }],
];

test.each(readable)('BEY-12 reads %j and writes it as %j', (text, written, times) => {
  expect(parseOsmHours(text)).toEqual({ times });
  expect(formatOsmHours(times)).toBe(written);
});

test.each([
  ['Mo-Fr 08:00-20:00; PH off', 'osm_hours_unsupported', 'PH off'],
  ['SH 10:00-12:00', 'osm_hours_unsupported', 'SH 10:00-12:00'],
  ['Mo sunrise-sunset', 'osm_hours_unsupported', 'Mo sunrise-sunset'],
  ['Apr-Oct Mo 08:00-12:00', 'osm_hours_unsupported', 'Apr-Oct Mo 08:00-12:00'],
  ['Dec 24 off', 'osm_hours_unsupported', 'Dec 24 off'],
  ['week 1-10 Mo 08:00-12:00', 'osm_hours_unsupported', 'week 1-10 Mo 08:00-12:00'],
  ['Th[1] 08:00-12:00', 'osm_hours_unsupported', 'Th[1] 08:00-12:00'],
  ['Mo 18:00+', 'osm_hours_unsupported', 'Mo 18:00+'],
  ['Mo 08:00-12:00 || "by appointment"', 'osm_hours_unsupported', 'Mo 08:00-12:00 || "by appointment"'],
  ['Mo unknown', 'osm_hours_unsupported', 'Mo unknown'],
  ['easter off', 'osm_hours_unsupported', 'easter off'],
  ['2026 Mo 08:00-12:00', 'osm_hours_unsupported', '2026 Mo 08:00-12:00'],
  ['Mo 08:00-12:00, 2026 Dec 24 13:00-14:00', 'osm_hours_unsupported', '2026 Dec 24 13:00-14:00'],
  ['Mo 08:00-12:00; codziennie', 'osm_hours_unreadable', 'codziennie'],
  ['Mo 8-12', 'osm_hours_unreadable', 'Mo 8-12'],
  ['Mo 08:00-12:60', 'osm_hours_unreadable', 'Mo 08:00-12:60'],
  ['Mo 08:00-49:00', 'osm_hours_unreadable', 'Mo 08:00-49:00'],
  ['2026 Dec 24-2027 Abc 01 off', 'osm_hours_unsupported', '2026 Dec 24-2027 Abc 01 off'],
  ['2026 Jan 1-2027 Jan 2 off', 'osm_hours_unreadable', '2026 Jan 1-2027 Jan 2 off'],
  ['Mo-Tu-We 08:00-12:00', 'osm_hours_unreadable', 'Mo-Tu-We 08:00-12:00'],
  ['2026 Feb 30 off', 'osm_hours_unreadable', '2026 Feb 30 off'],
  ['2026 Dec 26-24 off', 'osm_hours_unreadable', '2026 Dec 26-24 off'],
])('BEY-12 of %j it says that our hours cannot have a part', (text, code, part) => {
  expect(parseOsmHours(text)).toEqual({ fault: { code, values: { part } } });
});

test('BEY-12 hours written as OpenStreetMap’s come back the same', () => {
  const takenSpecial = anySpecial.filter(
    (hours) => specialHoursFaults(hours, [period(0, '08:00', '09:00')]).length === 0,
  );
  fc.assert(
    fc.property(anyHours, takenSpecial, (opening_hours, special_hours) => {
      expect(parseOsmHours(formatOsmHours({ opening_hours, special_hours }))).toEqual({
        times: {
          opening_hours: normalizeHours(opening_hours),
          special_hours: normalizeSpecialHours(special_hours),
        },
      });
    }),
  );
});

test('BEY-12 whatever is read, reading never fails otherwise than with a named part', () => {
  const pieces = fc.constantFrom(
    'Mo',
    '-',
    'Fr',
    ' ',
    '08:00',
    '12:00',
    ',',
    ';',
    'off',
    'PH',
    '2026',
    'Dec',
    '24',
    '"',
    ':',
    '||',
  );
  fc.assert(
    fc.property(
      fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
      (text) => {
        const read = parseOsmHours(text);
        if ('fault' in read) expect(text.replace(/\s+/g, ' ')).toContain(read.fault.values['part']);
        else expect(parseOsmHours(formatOsmHours(read.times))).toEqual(read);
      },
    ),
    { numRuns: 1000 },
  );
});
