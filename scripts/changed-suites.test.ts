import { expect, test } from 'vitest';
import { journeysPattern, programsOf, featureFolders } from './changed-suites.ts';

const titles = [
  'listings-editor.spec.ts an owner edits hours',
  'listings.spec.ts locations are found',
  'rankings.spec.ts a grid fills by itself',
  'reviews-replies.spec.ts a reply is published @core',
  'reviews.spec.ts filters live in the address',
  'shell.spec.ts the keyboard reaches the content',
];

function opened(...files: string[]): string[] {
  const pattern = new RegExp(journeysPattern(files));
  return titles.filter((title) => pattern.test(title)).map((title) => title.split('.')[0] ?? '');
}

test('a change in a feature opens its journeys, and in a part of one those of the part', () => {
  expect(opened('packages/sdk/src/features/rankings/use-rankings.ts')).toEqual(['rankings']);
  expect(opened('apps/api/src/features/integrations/accounts.ts')).toEqual(['listings']);
  expect(opened('apps/api/src/features/reviews/replies/reply.service.ts')).toEqual(['reviews-replies']);
  expect(opened('apps/api/src/features/reviews/reviews.queries.ts')).toEqual(['reviews']);
  expect(opened('packages/sdk/src/features/listings/ui/editor/hours.tsx')).toEqual(['listings-editor']);
  expect(opened('apps/panel/src/shell/top-bar.tsx')).toEqual(['shell']);
});

test('a changed journey is opened itself; what leads to none opens one of each capability', () => {
  expect(opened('e2e/journeys/listings-editor.spec.ts')).toEqual(['listings-editor']);
  expect(opened('docs/architecture.md')).toEqual(['reviews-replies']);
});

test('a change in features runs the tests of their folders; one of what all share, those that import it', () => {
  expect(
    featureFolders([
      'apps/api/src/features/reviews/replies/reply.service.ts',
      'packages/contract/src/features/rankings/rank.ts',
      'e2e/journeys/reviews.spec.ts',
      'docs/features/reviews.md',
    ]),
  ).toEqual(['/features/rankings/', '/features/reviews/']);
  expect(featureFolders(['apps/api/src/features/reviews/review-filter.ts', 'apps/api/src/log.ts'])).toEqual(
    [],
  );
});

test('a change is compiled where it is used, and one of the contract on both sides', () => {
  expect(programsOf(['apps/panel/src/app.tsx'])).toEqual(['tsconfig.browser.json']);
  expect(programsOf(['packages/contract/src/fold.ts'])).toEqual([
    'tsconfig.browser.json',
    'packages/contract',
    'apps/api',
  ]);
});
