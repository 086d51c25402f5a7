import { ApiError } from '@pinfold/sdk';
import { expect, test } from 'vitest';
import { createTracking, type TrackedWindow } from './create-tracking.ts';

const url = 'https://count.example/events';

function openWindow(navigator: Partial<TrackedWindow['navigator']> = {}) {
  const sent: unknown[] = [];
  const listeners = new Map<string, (event: { error?: unknown; reason?: unknown }) => void>();
  const window: TrackedWindow = {
    location: { hostname: 'panel.pinfold.test' },
    navigator: {
      doNotTrack: null,
      sendBeacon: (to, body) => {
        sent.push([to, JSON.parse(String(body))]);
        return true;
      },
      ...navigator,
    },
    addEventListener: (type, listener) => void listeners.set(type, listener),
  };
  return { tracking: createTracking(window), sent, listeners };
}

const view = {
  type: 'page_view',
  path: '/business-addresses/:id/details',
  title: 'Dane lokalizacji',
} as const;

test('SHL-08 what happened before the settings are known is sent once they are', () => {
  const { tracking, sent } = openWindow();
  tracking.track(view);
  expect(sent).toEqual([]);
  tracking.settle({ url, excluded_domains: [] });
  expect(sent).toEqual([[url, view]]);
  tracking.settle({ url, excluded_domains: [] });
  expect(sent).toHaveLength(1);
});

test.each([
  ['without an address', { url: null, excluded_domains: [] }, {}],
  ['on an excluded domain', { url, excluded_domains: ['pinfold.test'] }, {}],
  ['for who set do-not-track', { url, excluded_domains: [] }, { doNotTrack: '1' }],
  ['for who set the global privacy control', { url, excluded_domains: [] }, { globalPrivacyControl: true }],
])('SHL-08 nothing is sent %s', (_why, settings, navigator) => {
  const { tracking, sent } = openWindow(navigator);
  tracking.track(view);
  tracking.settle(settings);
  tracking.track(view);
  tracking.reportError(new Error('broken'));
  expect(sent).toEqual([]);
});

test('ERR-04 errors that nobody caught are reported without what they say about people', () => {
  const { tracking, sent, listeners } = openWindow();
  tracking.settle({ url, excluded_domains: [] });
  const error = new TypeError('Cannot read "Anna Nowak" of anna@lipa.pl at https://panel.test/reviews/17');
  listeners.get('error')?.({ error });
  listeners.get('unhandledrejection')?.({ reason: 'just words' });
  expect(sent).toEqual([
    [url, { type: 'error', name: 'TypeError', message: 'Cannot read … of … at …' }],
    [url, { type: 'error', name: 'string', message: '' }],
  ]);
});

test('ERR-04 a refusal of the API is reported by its code and its request, not by its sentence', () => {
  const { tracking, sent } = openWindow();
  tracking.settle({ url, excluded_domains: [] });
  tracking.reportError(
    new ApiError({ kind: 'http', status: 500, code: 'internal_error', detail: 'Anna', requestId: 'r-1' }),
  );
  expect(sent).toEqual([
    [url, { type: 'error', name: 'ApiError', message: 'internal_error', request_id: 'r-1' }],
  ]);
});

test('a page that never learns its settings does not fill the memory', () => {
  const { tracking, sent } = openWindow();
  for (let count = 0; count < 500; count += 1) tracking.track(view);
  tracking.settle({ url, excluded_domains: [] });
  expect(sent).toHaveLength(50);
});
