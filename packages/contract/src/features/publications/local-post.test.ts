import { describe, expect, test } from 'vitest';
import {
  planFaults,
  postFaults,
  postTypes,
  withOwnParts,
  type PostContent,
  type PostPlan,
} from './local-post.ts';

const plain: PostContent = {
  type: postTypes.post,
  title: '',
  summary: 'Nowa karta',
  start: null,
  end: null,
  offer: { voucher_code: '', link: '', terms: '' },
  action: null,
};

const offer: PostContent = {
  ...plain,
  type: postTypes.offer,
  title: 'Druga kawa gratis',
  start: '2026-12-01T09:00',
  end: '2026-12-05T18:00',
};

describe('PUB-01 what a post says', () => {
  test.each([
    ['a text alone', plain, []],
    ['no text', { ...plain, summary: ' ' }, ['summary required']],
    ['an offer', offer, []],
    ['an offer without a text', { ...offer, summary: '' }, []],
    ['no title', { ...offer, title: '' }, ['title required']],
    ['no dates', { ...offer, start: null, end: null }, ['start required', 'end required']],
    ['an end before the start', { ...offer, end: '2026-12-01T08:59' }, ['end end_before_start']],
    ['an end at the start', { ...offer, end: '2026-12-01T09:00' }, ['end end_before_start']],
    ['a voucher of 58', { ...offer, offer: { ...offer.offer, voucher_code: 'K'.repeat(58) } }, []],
    [
      'a voucher of 59',
      { ...offer, offer: { ...offer.offer, voucher_code: 'K'.repeat(59) } },
      ['offer.voucher_code too_long'],
    ],
    [
      'a link without a host',
      { ...offer, offer: { ...offer.offer, link: 'http:' } },
      ['offer.link link_invalid'],
    ],
    ['a button without a link', { ...plain, action: { type: 'book', url: '' } }, ['action.url required']],
    [
      'a button to "http:"',
      { ...plain, action: { type: 'learnMore', url: 'http:' } },
      ['action.url link_invalid'],
    ],
    [
      'a variable in the link of the button',
      {
        ...plain,
        action: {
          type: 'learnMore',
          url: 'https://lipa.example/{city}?utm_source=google&utm_content={store_code}',
        },
      },
      ['action.url unknown_variable'],
    ],
    [
      'variables in an offer',
      { ...offer, offer: { voucher_code: '{name}', link: 'https://lipa.example/{city}', terms: 'W {city}' } },
      ['offer.voucher_code unknown_variable', 'offer.terms unknown_variable', 'offer.link unknown_variable'],
    ],
    ['a call without a link', { ...plain, action: { type: 'call', url: '' } }, []],
    // What the type does not have is kept and not judged.
    ['a button of an offer', { ...offer, action: { type: 'book', url: 'http:' } }, []],
    ['dates of a plain post', { ...plain, start: '2026-12-05T09:00', end: '2026-12-01T09:00' }, []],
  ] as [string, PostContent, string[]][])('%s', (_name, post, faults) => {
    expect(postFaults(post).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  });

  test('is sent without what its type does not have', () => {
    const full: PostContent = {
      ...offer,
      action: { type: 'book', url: 'https://lipa.example/stolik' },
      offer: { voucher_code: 'LIPA', link: 'https://lipa.example', terms: 'Do wyczerpania' },
    };
    expect(withOwnParts(full)).toEqual({ ...full, action: null });
    const event = withOwnParts({ ...full, type: postTypes.event });
    expect(event).toEqual({ ...full, type: postTypes.event, offer: plain.offer });
    expect(withOwnParts({ ...full, type: postTypes.post })).toEqual({ ...plain, action: full.action });
    const call = { ...plain, action: { type: 'call', url: 'https://lipa.example' } } as const;
    expect(withOwnParts(call).action).toEqual({ type: 'call', url: '' });
  });
});

describe('PUB-03 when a post is sent', () => {
  const now = new Date('2026-12-01T08:00:00Z');
  const faults = (post: Partial<PostContent & PostPlan>, schedule = 'Europe/Warsaw', plan = schedule) =>
    planFaults(
      { ...offer, planned_at: null, planned_zone: 'location', ...post },
      { plan, schedule },
      now,
    ).map(({ field, code }) => `${field} ${code}`);

  test('is judged by the clocks that are meant', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ planned_at: '2026-12-01T09:00' })).toEqual(['planned_at planned_in_past']);
    expect(faults({ planned_at: '2026-12-01T09:00' }, 'Europe/London')).toEqual([]);
    expect(faults({ planned_at: '2026-12-01T09:01' })).toEqual([]);
    expect(faults({ planned_at: '2026-12-05T18:00' })).toEqual(['planned_at planned_after_end']);
    expect(faults({ end: '2026-12-01T09:00' })).toEqual(['end end_in_past']);
    expect(faults({ end: '2026-12-01T09:00' }, 'Europe/London')).toEqual([]);
  });

  test.each([
    // 14:00 in New York is 20:00 in Warsaw, 20:00 in Tokyo is noon.
    ['America/New_York', '2026-12-05T14:00', '2026-12-05T18:00', ['planned_at planned_after_end']],
    ['Asia/Tokyo', '2026-12-05T20:00', '2026-12-05T18:00', []],
    [
      'America/New_York',
      '2026-12-01T03:30',
      '2026-12-01T08:00',
      ['end end_in_past', 'planned_at planned_after_end'],
    ],
    ['America/New_York', null, '2026-12-01T08:00', ['end end_in_past']],
    ['Asia/Tokyo', null, '2026-12-01T11:00', []],
  ])(
    'is judged by the clocks of %s, and the end by those of the location',
    (plan, planned, end, expected) => {
      const event = { planned_at: planned, planned_zone: 'company', start: '2026-11-30T10:00', end } as const;
      expect(faults(event, 'Europe/Warsaw', plan)).toEqual(expected);
    },
  );

  test('does not depend on dates that the type does not have', () => {
    expect(faults({ type: postTypes.post, end: '2026-01-01T09:00' })).toEqual([]);
  });
});
