import { expect, test } from 'vitest';
import { consentSince } from './consent-since.ts';

test.each([
  [{ is_given: true, changed_at: '2026-11-21T10:00:00Z' }, 'consents.given'],
  [{ is_given: false, changed_at: '2026-11-21T10:00:00Z' }, 'consents.withdrawn'],
  [{ is_given: false, changed_at: null }, 'consents.never'],
])('COM-08 a consent says since when: %o', (consent, key) => {
  expect(consentSince(consent)).toEqual({ key, ...(consent.changed_at && { moment: consent.changed_at }) });
});
