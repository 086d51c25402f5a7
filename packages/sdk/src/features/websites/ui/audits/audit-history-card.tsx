'use client';
import { auditCategories, auditNoise } from '@pinfold/contract/features/websites/quality-audit';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChartCard } from '../../../../patterns/chart-card.tsx';
import { PeriodPicker } from '../../../../patterns/period-picker.tsx';
import { QueryState } from '../../../../patterns/query-state.tsx';
import type { ChartValues } from '../../../../ui/chart/chart-props.ts';
import { type ChartNote, seriesColor } from '../../../../ui/chart/chart-series.ts';
import { CalendarIcon } from '../../../../ui/icons/place-icons.tsx';
import type { Website } from '../../../company/websites/websites.ts';
import type { AuditHistory } from '../../audits/audit-history.ts';
import type { WebsiteAuditsState } from '../../audits/use-website-audits.ts';

interface AuditHistoryCardProps {
  state: WebsiteAuditsState;
  website: Website;
  headingLevel: 2 | 3;
}

/** The scores of a period, audit by audit, with notes where another version measured and where an audit failed. */
export function AuditHistoryCard({ state, website, headingLevel }: AuditHistoryCardProps): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, history } = state;
  const { audits, isStale } = history;
  const plot = useHistoryPlot(audits, website);
  const empty = audits &&
    !plot && {
      icon: <CalendarIcon size={24} />,
      title: t('website_audits.history.empty'),
      text: t('website_audits.history.empty_text'),
    };
  return (
    <ChartCard
      part="WebsiteAudits-card"
      title={t('website_audits.history')}
      headingLevel={headingLevel}
      isStale={isStale}
      isBusy={isStale}
      tools={<PeriodPicker value={filters} onChange={changeFilters} />}
      tableLabel={t('website_audits.history.table')}
      plot={plot}
      state={
        !plot && (
          <QueryState
            query={history}
            failed={t('website_audits.history.failed')}
            loading={{ blocks: 3 }}
            headingLevel={headingLevel === 2 ? 3 : 4}
            empty={empty || undefined}
          />
        )
      }
      note={t('website_audits.history.note', {
        points: t('website_audits.points', { count: auditNoise }),
      })}
    />
  );
}

/** A line of each category; undefined while nothing is known, or without audits. */
function useHistoryPlot(audits: AuditHistory | undefined, { name }: Website): ChartValues | undefined {
  const t = useTranslate();
  if (!audits || audits.dates.length === 0) return undefined;
  const notes: ChartNote[] = [
    ...audits.engines.map(({ date, version }) => ({
      date,
      text: t('website_audits.history.engine', { version }),
    })),
    ...audits.failures.map(({ date, detail }) => ({
      date,
      text: t('website_audits.history.failure', { reason: detail }),
    })),
  ];
  return {
    label: t('website_audits.history.chart', { name }),
    axis: 'count',
    dates: audits.dates,
    resolution: 'day',
    series: auditCategories.map((category, index) => ({
      id: category,
      label: t(`website_audits.category.${category}`),
      color: seriesColor(index),
      values: audits.scores[category],
    })),
    notes,
    notesLabel: t('website_audits.history.notes'),
  };
}
