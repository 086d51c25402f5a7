// @vitest-environment jsdom
import type { PostRecurrence, RepeatingPost } from '@pinfold/contract/features/publications/recurrence';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { usePostRecurrence } from './use-post-recurrence.ts';

describe('BEY-21 how a post repeats', () => {
  it('begins with the day that the post is on, and foresees the next dates', () => {
    const { result } = start('2030-01-04');
    expect(result.current).toMatchObject({ unit: undefined, foreseen: [] });
    act(() => result.current.setUnit('week'));
    expect(result.current.post.recurrence).toMatchObject({ every: 'week', interval: 1, days: [4] });
    expect(datesOf(result.current)).toEqual([
      '2030-01-04',
      '2030-01-11',
      '2030-01-18',
      '2030-01-25',
      '2030-02-01',
    ]);
    act(() => result.current.setUnit(undefined));
    expect(result.current.post.recurrence).toBeNull();
  });

  it('is on the last such weekday where not every month has the day', () => {
    const { result } = start('2030-01-31');
    act(() => result.current.setUnit('month'));
    expect(result.current.post.recurrence?.on).toBe('last_weekday');
    expect(datesOf(result.current).slice(0, 3)).toEqual(['2030-01-31', '2030-02-28', '2030-03-28']);
    act(() => result.current.change({ on: 'day' }));
    expect(result.current.fault).toEqual({ field: 'recurrence.on', code: 'month_day_too_late' });
  });

  it('leaves a date out, and takes it in again', () => {
    const { result } = start('2030-01-04', { dates: 3 });
    act(() => result.current.setUnit('week'));
    act(() => result.current.skip('2030-01-18', true));
    act(() => result.current.skip('2030-01-11', true));
    expect(result.current.post.recurrence?.skip).toEqual(['2030-01-11', '2030-01-18']);
    expect(result.current.foreseen.map(({ isSkipped }) => isSkipped)).toEqual([false, true, true]);
    act(() => result.current.skip('2030-01-18', false));
    expect(result.current.post.recurrence?.skip).toEqual(['2030-01-11']);
  });

  it('keeps its end when it repeats by another unit, and forgets what was left out', () => {
    const { result } = start('2030-01-04');
    act(() => result.current.setUnit('week'));
    act(() => result.current.change({ until: '2030-03-31', skip: ['2030-01-11'] }));
    act(() => result.current.setUnit('day'));
    expect(result.current.post.recurrence).toMatchObject({ every: 'day', until: '2030-03-31', skip: [] });
  });

  it('says why a pattern cannot be, and foresees nothing of one that its first date is not on', () => {
    const { result } = start('2030-01-04');
    act(() => result.current.setUnit('week'));
    act(() => result.current.change({ days: [0] }));
    expect(result.current).toMatchObject({ fault: { code: 'first_not_in_pattern' }, foreseen: [] });
    act(() => result.current.change({ days: [0, 4], until: '2030-01-03' }));
    expect(result.current.fault).toEqual({ field: 'recurrence.until', code: 'until_before_first' });
  });

  it('waits for the moment of the post before it foresees anything', () => {
    const { result } = start(undefined);
    act(() => result.current.setUnit('week'));
    expect(result.current).toMatchObject({ first: undefined, foreseen: [] });
  });
});

/** A post that a host keeps in its own state. */
function start(day: string | undefined, options: { dates?: number } = {}) {
  return renderHook(() => {
    const [recurrence, onChange] = useState<PostRecurrence | null>(null);
    const post: RepeatingPost = {
      type: 1,
      start: null,
      end: null,
      planned_at: day === undefined ? null : `${day}T09:00`,
      planned_zone: 'location',
      recurrence,
    };
    return { post, ...usePostRecurrence({ post, onChange, ...options }) };
  });
}

function datesOf({ foreseen }: ReturnType<typeof usePostRecurrence>) {
  return foreseen.map(({ on }) => on);
}
