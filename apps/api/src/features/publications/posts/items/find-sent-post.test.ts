import { expect, test } from 'vitest';
import type {
  GoogleLocalPost,
  NewGoogleLocalPost,
} from '../../../../providers/google-business-profile/publications.ts';
import { isSentPost } from './find-sent-post.ts';

const sendingAt = new Date('2026-11-28T18:00:00Z');
const plannedAt = new Date('2026-11-29T08:00:00Z');
const schedule = {
  startDate: { year: 2026, month: 11, day: 28 },
  startTime: { hours: 18, minutes: 0 },
  endDate: { year: 2026, month: 11, day: 28 },
  endTime: { hours: 0, minutes: 0 },
};
const body: NewGoogleLocalPost = {
  topicType: 'EVENT',
  summary: 'Nowa karta,\n\nnowe ciasta.',
  event: { title: 'Cupping', schedule },
  callToAction: { actionType: 'BOOK', url: 'https://lipa.example' },
};

/** As Google returns it: blanks joined, zeros left out, an address with its slash. */
const found: GoogleLocalPost = {
  name: 'accounts/1/locations/rynek/localPosts/5',
  topicType: 'EVENT',
  summary: 'Nowa karta, nowe ciasta. ',
  event: { title: 'Cupping', schedule: { ...schedule, startTime: { hours: 18 }, endTime: {} } },
  callToAction: { actionType: 'BOOK', url: 'https://lipa.example/' },
  createTime: '2026-11-28T17:58:30Z',
};

test('BEY-17 a post that arrived although its answer was lost is recognised by all that people see of it', () => {
  expect(isSentPost(found, { body, sendingAt, plannedAt })).toBe(true);
});

test.each<[string, Partial<GoogleLocalPost>]>([
  ['is older', { createTime: '2026-11-28T17:57:30Z' }],
  ['has no time', { createTime: '' }],
  ['is of another type', { topicType: 'STANDARD' }],
  ['says something else', { summary: 'Nowa karta.' }],
  ['has another title', { event: { title: 'Koncert', schedule } }],
  [
    'is on another day',
    { event: { title: 'Cupping', schedule: { ...schedule, startDate: { year: 2026, month: 11, day: 29 } } } },
  ],
  ['has another button', { callToAction: { actionType: 'SHOP', url: 'https://lipa.example/' } }],
  ['leads elsewhere', { callToAction: { actionType: 'BOOK', url: 'https://lipa.example/inna' } }],
])('BEY-17 one that %s is somebody else’s', (_name, other) => {
  expect(isSentPost({ ...found, ...other }, { body, sendingAt, plannedAt })).toBe(false);
});

test('BEY-17 a version with another moment is another post', () => {
  const scheduled = (scheduledTime: string) =>
    isSentPost({ ...found, scheduledTime }, { body, sendingAt, plannedAt });
  expect(scheduled('2026-11-29T08:00:00Z')).toBe(true);
  expect(scheduled('2026-11-29T09:00:00Z')).toBe(false);
  const atOnce = { body, sendingAt, plannedAt: null };
  expect(isSentPost({ ...found, scheduledTime: '2026-11-29T08:00:00Z' }, atOnce)).toBe(false);
});

function addressOf(origin: string, itemId: number): string {
  return `${origin}/api/media/post.1.${itemId}.3.${'s'.repeat(43)}.jpg`;
}

test('BEY-17 the picture of another item is another post, and that of its own is it under whatever origin', () => {
  const media = [{ mediaFormat: 'PHOTO' as const, sourceUrl: addressOf('https://pinfold.example', 7) }];
  const shows = (sourceUrl: string) =>
    isSentPost(
      { ...found, media: [{ name: 'media/1', sourceUrl }] },
      { body: { ...body, media }, sendingAt, plannedAt },
    );
  expect(shows(addressOf('https://moved.example', 7))).toBe(true);
  expect(shows(addressOf('https://pinfold.example', 8))).toBe(false);
  // Google’s own copy says nothing.
  expect(shows('https://google.example/picture')).toBe(true);
});

test('BEY-17 the address of its picture is enough, but not of an older post', () => {
  const sourceUrl = addressOf('https://pinfold.example', 7);
  const withPicture = { ...body, media: [{ mediaFormat: 'PHOTO' as const, sourceUrl }] };
  const changed = { ...found, summary: 'Skrócone przez Google', media: [{ name: 'media/1', sourceUrl }] };
  expect(isSentPost(changed, { body: withPicture, sendingAt, plannedAt })).toBe(true);
  const old = { ...changed, createTime: '2026-11-27T18:00:00Z' };
  expect(isSentPost(old, { body: withPicture, sendingAt, plannedAt })).toBe(false);
});
