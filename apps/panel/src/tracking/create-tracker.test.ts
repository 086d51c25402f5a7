import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createTracker, type TrackerOptions } from './create-tracker.ts';
import type { TrackedEvent } from './create-tracking.ts';

const view: TrackedEvent = { type: 'page_view', path: '/reviews/list', title: 'Opinie' };

function sentWith(options: Partial<TrackerOptions>): TrackedEvent[] {
  const sent: TrackedEvent[] = [];
  const tracker = createTracker({
    send: (event) => sent.push(event),
    doNotTrack: false,
    excludedDomains: [],
    host: 'panel.pinfold.test',
    ...options,
  });
  tracker.track(view);
  return sent;
}

test('SHL-08 a page view is passed on', () => {
  expect(sentWith({})).toEqual([view]);
});

test('SHL-08 who asks not to be tracked is not', () => {
  expect(sentWith({ doNotTrack: true })).toEqual([]);
});

test.each([
  ['panel.pinfold.test', true],
  ['pinfold.test', true],
  ['.pinfold.test', true],
  ['PINFOLD.TEST.', true],
  ['fold.test', false],
  ['panel.pinfold.test.example', false],
  ['', false],
])('SHL-08 an excluded domain takes what lies below it along: %s', (domain, isExcluded) => {
  expect(sentWith({ excludedDomains: [domain] })).toEqual(isExcluded ? [] : [view]);
});

test('SHL-08 a port changes nothing', () => {
  expect(sentWith({ host: 'localhost:4400', excludedDomains: ['localhost'] })).toEqual([]);
});

test('SHL-08 whatever is excluded, the host itself is never counted', () => {
  fc.assert(
    fc.property(fc.domain(), fc.array(fc.domain()), (host, others) => {
      expect(sentWith({ host, excludedDomains: [...others, host] })).toEqual([]);
    }),
  );
});

test('SHL-08 counting that fails breaks nothing', () => {
  const send = vi.fn<TrackerOptions['send']>(() => {
    throw new Error('no network');
  });
  expect(() => sentWith({ send })).not.toThrow();
  expect(send).toHaveBeenCalledOnce();
});
