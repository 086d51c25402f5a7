import { expect, test } from 'vitest';
import { changeOf } from './profile.ts';

const saved = {
  name: 'Anna Nowak',
  phone: '+48 12 421 55 10',
  language: 'pl' as const,
  shortcuts: 'all' as const,
};

test.each([
  [{}, undefined],
  [{ name: ' Anna Nowak ' }, undefined],
  [{ name: 'Anna Lipa' }, { name: 'Anna Lipa' }],
  [{ phone: '' }, { phone_number: '' }],
  [{ language: 'en' as const }, { language: 'en' }],
  [{ shortcuts: 'none' as const }, { keyboard_shortcuts: 'none' }],
  [
    { name: 'A', phone: '1', language: 'es' as const },
    { name: 'A', phone_number: '1', language: 'es' },
  ],
])('COM-08 only what was changed is sent: %o', (change, sent) => {
  expect(changeOf(saved, { ...saved, ...change })).toEqual(sent);
});
