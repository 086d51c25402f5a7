// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestClient } from '../../../testing/create-test-client.ts';
import { renderHookInPinfold } from '../../../testing/render-in-pinfold.tsx';
import { useOldInsightExport } from '../use-insight-export.ts';
import { useOldInsights } from './use-old-insights.ts';

describe('MON-08 the archive of insights', () => {
  it('shows 30 March 2023 and asks for no later day', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => useOldInsights(), { client });
    await waitFor(() => expect(result.current.insights?.dates.at(-1)).toBe('2023-03-30'));
    expect(result.current.insights?.dates).toHaveLength(90);
    act(() => result.current.changeFilters({ date_from: '2023-03-01', date_to: '2023-03-31' }));
    expect(result.current).toMatchObject({ fault: 'ended', insights: undefined });
    expect(client.server.calls.filter(({ operation }) => operation === 'getOldInsights')).toHaveLength(1);
  });

  it('becomes a workbook of the days that are shown', async () => {
    const client = createTestClient();
    const { result } = renderHookInPinfold(() => useOldInsightExport(), { client });
    act(() => result.current.start({ groups: [1] }));
    await waitFor(() => expect(result.current.fileExport?.filename).toMatch(/\.xlsx$/));
    expect(client.server.calls.find(({ operation }) => operation === 'exportOldInsights')?.body).toEqual({
      date_from: '2022-12-31',
      date_to: '2023-03-30',
      groups: [1],
    });
  });
});
