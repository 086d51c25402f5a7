'use client';
import { lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { DateRangePickerProps } from './date-range-picker.tsx';

export interface LazyDateRangePickerProps extends DateRangePickerProps {
  /** What is said while the calendar is on its way. */
  loadingLabel: string;
}

/** `DateRangePicker` in a chunk of its own: the calendar is a third of what the inbox would load otherwise. */
export function LazyDateRangePicker({ loadingLabel, ...props }: LazyDateRangePickerProps) {
  return (
    <Suspense fallback={<Skeleton label={loadingLabel} lines={2} />}>
      <Picker {...props} />
    </Suspense>
  );
}

const Picker = lazy(async () => ({ default: (await import('./date-range-picker.tsx')).DateRangePicker }));
