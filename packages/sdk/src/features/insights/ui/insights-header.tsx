'use client';
import { insightPresets } from '@pinfold/contract/features/insights/insight-days';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../patterns/collection-header.tsx';
import { CollectionFilters } from '../../../patterns/filter-panel.tsx';
import { PeriodPicker } from '../../../patterns/period-picker.tsx';
import { useClient } from '../../../provider/use-pinfold.ts';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { useLocationFields } from '../../listings/ui/groups/location-filter-fields.ts';
import { cityField } from '../../listings/ui/location-filter-field.ts';
import { insightSteps, usualInsightFilters } from '../insight-filters.ts';
import { startInsightExport } from '../use-insight-export.ts';
import type { InsightsState } from '../use-insights.ts';
import { InsightExport } from './insight-export.tsx';
import { useLatestReason } from './use-latest-reason.ts';

interface InsightsHeaderProps {
  state: InsightsState;
  title: ReactNode;
  headingLevel: 1 | 2 | 3;
  exportId: number | undefined;
}

/** Of which days and locations insights are, and their export. */
export function InsightsHeader({ state, title, headingLevel, exportId }: InsightsHeaderProps): JSX.Element {
  const t = useTranslate();
  const client = useClient();
  const reason = useLatestReason(state.latest);
  const { filters, changeFilters, insights, latest } = state;
  const { preset, date_from, date_to, compare = usualInsightFilters.compare } = filters;
  const steps = insightSteps(filters);
  const resolution = steps.find((one) => one === (filters.resolution ?? insights?.resolution));
  const locationFields = useLocationFields({
    filters,
    changeFilters,
    texts: {
      groups: t('insights.filter.groups'),
      locations: t('insights.filter.locations'),
      count: (count) => t('common.locations', { count }),
    },
  });
  return (
    <CollectionHeader
      inset="none"
      title={title ?? t('insights.title')}
      headingLevel={headingLevel}
      summary={reason}
      actions={
        <InsightExport
          texts="insights"
          begin={() => startInsightExport(client, filters)}
          exportId={exportId}
          isEmpty={state.emptiness !== undefined || state.fault !== undefined}
        />
      }
      search={
        <CollectionSearch
          label={t('insights.search')}
          placeholder={t('insights.search')}
          value={filters.q ?? ''}
          onSearch={(q) => changeFilters({ q: q || undefined })}
        />
      }
      filtersLabel={t('common.list.filters')}
      filters={
        <>
          <PeriodPicker
            value={
              date_from && date_to ? { date_from, date_to } : { preset: preset ?? usualInsightFilters.preset }
            }
            onChange={({ preset: named, ...days }) =>
              changeFilters({ ...days, preset: insightPresets.find((one) => one === named) })
            }
            presets={insightPresets}
            latest={{ day: latest, reason }}
            compare={compare}
            onCompareChange={(next) => changeFilters({ compare: next })}
          />
          <CollectionFilters
            fields={[
              cityField({
                label: t('insights.filter.cities'),
                cities: filters.cities,
                onChange: (cities) => changeFilters({ cities }),
              }),
              ...locationFields,
            ]}
            hasFilters={state.hasFilters}
            onClear={state.clearFilters}
          />
        </>
      }
      tools={
        resolution &&
        steps.length > 1 && (
          <SegmentedControl
            label={t('insights.resolution')}
            segments={steps.map((id) => ({ id, label: t(`insights.resolution.${id}`) }))}
            value={resolution}
            onChange={(next) => changeFilters({ resolution: next })}
          />
        )
      }
    />
  );
}
