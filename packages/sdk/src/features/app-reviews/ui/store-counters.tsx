'use client';
import type { AppStore } from '@pinfold/contract/app-stores';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { FiltersChange } from '../../../state/define-filters.ts';
import { Chip } from '../../../ui/display/chip.tsx';
import { Row } from '../../../ui/layout/stack.tsx';
import type { AppReviewFilters } from '../app-review-filters.ts';
import type { AppReviewStats } from '../app-reviews.queries.ts';
import { storeNames } from '../store-names.ts';

/** So many apps have a counter of their own. */
const appsAtMost = 6;

interface StoreCountersProps {
  stats: AppReviewStats;
  filters: AppReviewFilters;
  changeFilters: (change: FiltersChange<AppReviewFilters>) => void;
}

/**
 * How many reviews each store and each app has, how many of them wait and how they are rated. Pressed, a counter shows
 * those alone. Apps are counted on their own where a store has several, unless there are so many that they would push the
 * list off the screen: then the filter of apps finds one.
 */
export function StoreCounters({ stats, filters, changeFilters }: StoreCountersProps): JSX.Element {
  const t = useTranslate();
  const { apps: chosen = [], stores: shown = [] } = filters;
  const hasSeveral = stats.apps.length > stats.stores.length && stats.apps.length <= appsAtMost;
  const hasNoApp = (name: AppStore) =>
    stats.apps.every(({ store, removed_at: removedAt }) => store !== name || removedAt !== null);
  return (
    <Row role="group" aria-label={t('app_reviews.counters')} gap={3} wrap>
      {stats.stores.map(({ store, ...counts }) => (
        <Counter
          key={store}
          name={storeNames[store]}
          counts={counts}
          mark={hasNoApp(store) ? t('app_reviews.counter.no_app_left') : undefined}
          isSelected={shown.includes(store)}
          onChange={(isOn) => changeFilters({ stores: isOn ? [store] : undefined, apps: undefined })}
        />
      ))}
      {hasSeveral &&
        stats.apps.map(({ id, name, store, removed_at: removedAt, ...counts }) => (
          <Counter
            key={id}
            name={t('app_reviews.app_in_store', { app: name, store: storeNames[store] })}
            counts={counts}
            mark={removedAt === null ? undefined : t('app_reviews.counter.removed')}
            isSelected={chosen.includes(id)}
            onChange={(isOn) => changeFilters({ apps: isOn ? [id] : undefined, stores: undefined })}
          />
        ))}
    </Row>
  );
}

interface CounterProps {
  name: string;
  counts: Pick<AppReviewStats, 'count' | 'unanswered' | 'average_rating'>;
  /** What else is to be known of it. */
  mark?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

function Counter({ name, counts, mark, isSelected, onChange }: CounterProps) {
  const t = useTranslate();
  const format = useFormat();
  const { count, unanswered, average_rating: average } = counts;
  const told = [
    mark,
    t('reviews.count', { count }),
    t('reviews.summary.unanswered', { count: unanswered }),
    average !== null &&
      t('app_reviews.counter.average', {
        average: format.number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
      }),
  ];
  return (
    <Chip isSelected={isSelected} onChange={onChange}>
      <span>
        <strong>{name}</strong> {told.filter(Boolean).join(', ')}
      </span>
    </Chip>
  );
}
