import { expect, test } from 'vitest';
import type { PostContent } from '@pinfold/contract/features/publications/local-post';
import { toGooglePost } from './to-google-post.ts';

/** All that a composer can hold at once. */
const written: PostContent = {
  type: 1,
  title: 'Cupping',
  summary: 'Zapraszamy na degustację.',
  start: '2026-03-29T02:30',
  end: '2026-03-29T20:00',
  offer: { voucher_code: 'KAWA', link: 'https://lipa.example/oferta', terms: 'Raz na osobę.' },
  action: { type: 'book', url: 'https://lipa.example/' },
};

const event = {
  title: 'Cupping',
  schedule: {
    startDate: { year: 2026, month: 3, day: 29 },
    startTime: { hours: 2, minutes: 30 },
    endDate: { year: 2026, month: 3, day: 29 },
    endTime: { hours: 20, minutes: 0 },
  },
};
const { summary } = written;
const callToAction = { actionType: 'BOOK', url: 'https://lipa.example/' };

test('PUB-02 each type goes to Google with its fields alone, and an hour that clocks skip goes as it was written', () => {
  expect(toGooglePost(written, {})).toEqual({ topicType: 'STANDARD', summary, callToAction });
  expect(toGooglePost({ ...written, type: 2 }, {})).toEqual({
    topicType: 'EVENT',
    summary,
    event,
    callToAction,
  });
  expect(toGooglePost({ ...written, type: 3 }, {})).toEqual({
    topicType: 'OFFER',
    summary,
    event,
    offer: {
      couponCode: 'KAWA',
      redeemOnlineUrl: 'https://lipa.example/oferta',
      termsConditions: 'Raz na osobę.',
    },
  });
  expect(toGooglePost({ ...written, type: 4, action: null }, {})).toEqual({
    topicType: 'ALERT',
    alertType: 'COVID_19',
    summary,
  });
});

test('PUB-02 a call goes without a link, and parts that were left empty are left out', () => {
  const call = { ...written, action: { type: 'call' as const, url: 'https://lipa.example/' } };
  expect(toGooglePost(call, {}).callToAction).toEqual({ actionType: 'CALL' });
  const offer = { voucher_code: '', link: '', terms: '' };
  expect(toGooglePost({ ...written, type: 3, summary: '', offer }, {})).toEqual({
    topicType: 'OFFER',
    event,
    offer: {},
  });
});

test('PUB-03 a picture goes as its address, and a planned moment as an instant', () => {
  const sourceUrl = 'https://pinfold.example/api/media/post.jpg';
  const scheduledTime = new Date('2026-12-01T08:00:00Z');
  expect(toGooglePost({ ...written, action: null }, { sourceUrl, scheduledTime })).toEqual({
    topicType: 'STANDARD',
    summary,
    media: [{ mediaFormat: 'PHOTO', sourceUrl }],
    scheduledTime: '2026-12-01T08:00:00.000Z',
  });
});
