import { expect, test } from 'vitest';
import { canToggleGroupLocation, matchStoreCodes } from './group.ts';

test('LST-08 codes that nobody has are named', () => {
  const locations = [{ store_code: 'WAW-01' }, { store_code: 'KRK-02' }, { store_code: '' }];
  expect(matchStoreCodes(['KRK-02', 'X', 'waw-01'], locations)).toEqual({
    found: [{ store_code: 'KRK-02' }],
    unknown: ['X', 'waw-01'],
  });
});

test('LST-08 nobody puts a location in or out of a label group by hand', () => {
  expect([
    canToggleGroupLocation({ is_label_group: true }),
    canToggleGroupLocation({ is_label_group: false }),
  ]).toEqual([false, true]);
});
