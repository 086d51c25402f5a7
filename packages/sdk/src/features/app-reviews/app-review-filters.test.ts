import { expect, it } from 'vitest';
import {
  type AppReviewFilters,
  appReviewFilters,
  appReviewViews,
  formatAppReviewFilters,
  parseAppReviewFilters,
} from './app-review-filters.ts';

const everything: Required<AppReviewFilters> = {
  q: 'logowanie & "karta", 100%',
  reply: false,
  reply_status: ['none', 'rejected'],
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
  apps: [1, 9_000_000_000],
  stores: ['google_play', 'app_store'],
  territories: ['POL', 'DEU'],
  app_versions: ['4.2.1', '4.2, beta'],
};

it('RV-12 every filter of app reviews survives the way to an address and back', () => {
  expect(Object.keys(everything).toSorted()).toEqual(Object.keys(appReviewFilters.fields).toSorted());
  const address = formatAppReviewFilters(everything).toString();
  expect(parseAppReviewFilters(new URLSearchParams(address))).toEqual(everything);
});

it.each([
  ['stores=amazon,app_store', { stores: ['app_store'] }],
  ['territories=pol,PL,%20,POL,Polska', { territories: ['POL'] }],
  ['apps=0,x,7', { apps: [7] }],
  ['app_versions=&app_versions=4.2.1&app_versions=4.2.1', { app_versions: ['4.2.1'] }],
])('RV-12 nonsense in an address of app reviews is passed over: %s', (address, filters) => {
  expect(parseAppReviewFilters(new URLSearchParams(address))).toEqual(filters);
});

it('RV-12 the ready-made views of app reviews are counted from their statistics', () => {
  const stats = {
    count: 9,
    unanswered: 5,
    negative_unanswered: 3,
    problems: 1,
    processing: 2,
    with_note: 4,
    average_rating: 3.4,
    stores: [],
    apps: [],
    gaps: [],
  };
  const counts = Object.values(appReviewViews).map((view) => view.count(stats));
  expect(counts).toEqual([9, 5, 3, 1, 2, 4]);
});
