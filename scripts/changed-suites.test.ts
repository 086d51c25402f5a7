import { expect, test } from 'vitest';
import { journeysFor } from './changed-suites.ts';

const all = [
  'competition.spec.ts',
  'external-changes.spec.ts',
  'listing-editor.spec.ts',
  'partner-portal.spec.ts',
  'rank-chart.spec.ts',
  'replies.spec.ts',
  'session.spec.ts',
  'store-locator-widget.spec.ts',
  'team.spec.ts',
];

const always = [
  'external-changes.spec.ts',
  'partner-portal.spec.ts',
  'replies.spec.ts',
  'session.spec.ts',
  'store-locator-widget.spec.ts',
  'team.spec.ts',
];

test('a change in a feature opens its journeys, and one of each capability besides', () => {
  expect(journeysFor(['packages/sdk/src/features/rankings/use-rankings.ts'], all)).toEqual(
    [...always, 'competition.spec.ts', 'rank-chart.spec.ts'].toSorted(),
  );
});

test('a changed journey is opened itself', () => {
  expect(journeysFor(['e2e/journeys/listing-editor.spec.ts'], all)).toContain('listing-editor.spec.ts');
  expect(journeysFor(['docs/architecture.md'], all)).toEqual(always);
});
