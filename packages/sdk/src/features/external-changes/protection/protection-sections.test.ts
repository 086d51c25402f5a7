import { protectableFields } from '@pinfold/contract/features/external-changes/external-change';
import { expect, test } from 'vitest';
import { protectionSections } from './protection-draft.ts';

test('EXT-03 every field that can be protected is offered once', () => {
  const offered = Object.values(protectionSections).flat();
  expect(offered.toSorted()).toEqual(protectableFields.toSorted());
});
