// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useListingCategories } from './use-catalog.ts';

test('LST-04 the categories of a listing come in its order, the primary one first', async () => {
  const ids = ['gcid:bistro', 'categories/gcid:cafe', 'gcid:bakery'];
  const { result } = renderHookInPinfold(() => useListingCategories({ ids }));
  await waitFor(() =>
    expect(result.current.data?.map(({ name }) => name)).toEqual(['Bistro', 'Kawiarnia', 'Piekarnia']),
  );
});

test('LST-04 nothing is asked while a listing has no category', () => {
  const { result } = renderHookInPinfold(() => useListingCategories({ ids: [] }));
  expect(result.current.fetchStatus).toBe('idle');
});
