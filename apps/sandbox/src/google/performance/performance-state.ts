import type { Apply } from '../../world/world-event.ts';
import type { DailyMetric } from './daily-figures.ts';

export type PerformanceEvent =
  | { kind: 'performance_set'; locationId: string; day: number; counts: ScriptedCounts }
  | { kind: 'performance_dropped'; locationId: string; from: number; to: number }
  | { kind: 'metric_refused'; refusal: MetricRefusal }
  | { kind: 'metrics_taken' }
  | { kind: 'performance_cleared' };

/** What Google counts otherwise than it would by itself. */
export const applyPerformanceEvents: Apply<PerformanceEvent> = {
  performance_set({ performance }, { locationId, day, counts }) {
    const days = performance.set.get(locationId) ?? new Map<number, ScriptedCounts>();
    performance.set.set(locationId, days.set(day, { ...days.get(day), ...counts }));
  },
  performance_dropped({ performance }, { locationId, from, to }) {
    const periods = performance.dropped.get(locationId) ?? [];
    performance.dropped.set(locationId, [...periods, { from, to }]);
    const days = performance.set.get(locationId);
    for (const day of days?.keys() ?? []) if (day >= from && day <= to) days?.delete(day);
  },
  metric_refused({ performance }, { refusal }) {
    const others = performance.refusals.filter(({ metric }) => metric !== refusal.metric);
    performance.refusals = [...others, refusal];
  },
  metrics_taken: ({ performance }) => void (performance.refusals = []),
  performance_cleared: (state) => void (state.performance = nothingScripted()),
};

/** What the script made of Google's figures. Only `applyEvent` changes it; days are counted from 1970. */
export interface PerformanceState {
  /** By location and day. */
  set: Map<string, Map<number, ScriptedCounts>>;
  /** Days that are not listed, both ends included; what is set later is. */
  dropped: Map<string, { from: number; to: number }[]>;
  refusals: MetricRefusal[];
}

/** Counts that replace seeded ones; null where Google does not list the day. */
export type ScriptedCounts = Partial<Record<DailyMetric, number | null>>;

/** A metric that Google no longer takes; the error names it, or says only that something is invalid. */
export interface MetricRefusal {
  metric: DailyMetric;
  isNamed: boolean;
}

export function nothingScripted(): PerformanceState {
  return { set: new Map(), dropped: new Map(), refusals: [] };
}
