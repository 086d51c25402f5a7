import { expect, it } from 'vitest';
import {
  type BoosterReviewFilters,
  boosterReviewFilters,
  formatBoosterReviewFilters,
  parseBoosterReviewFilters,
} from './booster-review-filters.ts';

const everything: Required<BoosterReviewFilters> = {
  q: 'kolejka & "kawa", 100%',
  reply: false,
  reply_status: ['none', 'failed'],
  rating: [1, 5],
  has_note: true,
  deleted: false,
  is_written_by_ai: false,
  is_processing: false,
  only_created: true,
  only_updated: false,
  has_tags: true,
  tags: [3, 4],
  tags_handling: 0,
  tags_sentiment: ['negative'],
  sentiment: ['negative', 'mixed'],
  date_from: '2026-01-31',
  date_to: '2026-02-28',
  date_type: 'edited',
  forms: [2, 9_000_000_000],
  facilities: [7],
  channels: ['qr', 'sms'],
  is_verified: false,
  has_contact: true,
};

it('RV-11 every filter of answers survives the way to an address and back', () => {
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(boosterReviewFilters.fields).toSorted());
  const address = formatBoosterReviewFilters(everything).toString();
  expect(parseBoosterReviewFilters(new URLSearchParams(address))).toEqual(everything);
});

it.each([
  ['channels=fax,qr', { channels: ['qr'] }],
  ['forms=0,x,7', { forms: [7] }],
  ['has_contact=maybe', {}],
])('RV-11 nonsense in an address of answers is passed over: %s', (address, filters) => {
  expect(parseBoosterReviewFilters(new URLSearchParams(address))).toEqual(filters);
});
