import { expect, test } from 'vitest';
import { journeysPattern } from './changed-suites.ts';

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

test('a change in a feature opens its journeys, and one of each capability besides', () => {
  expect(opened('packages/sdk/src/features/rankings/use-rankings.ts')).toEqual([
    'rankings',
    'reviews-replies',
  ]);
  expect(opened('apps/api/src/features/integrations/accounts.ts')).toEqual([
    'listings-editor',
    'listings',
    'reviews-replies',
  ]);
  expect(opened('apps/panel/src/shell/top-bar.tsx')).toEqual(['reviews-replies', 'shell']);
});

test('a changed journey is opened itself, and a page of the documentation opens no other', () => {
  expect(opened('e2e/journeys/listings-editor.spec.ts')).toEqual(['listings-editor', 'reviews-replies']);
  expect(opened('docs/architecture.md')).toEqual(['reviews-replies']);
});
