'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TitledCard } from '../../../../patterns/titled-card.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Grid, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import {
  type AuditMetric,
  auditMetrics,
  metricRating,
  type MetricRating,
  metricThresholds,
} from '../../audits/audit-metrics.ts';
import type { QualityAudit } from '../../audits/audits.queries.ts';

interface AuditMetricsProps extends Pick<QualityAudit, 'metrics'> {
  headingLevel: 2 | 3;
}

/** How fast a page loads, metric by metric, with what is good and what is poor. */
export function AuditMetrics({ metrics, headingLevel }: AuditMetricsProps): JSX.Element {
  const t = useTranslate();
  return (
    <TitledCard part="WebsiteAudits-card" title={t('website_audits.metrics')} headingLevel={headingLevel}>
      {metrics ? (
        <Grid as="dl" fit="165px" gap={6}>
          {auditMetrics.map((metric) => (
            <Metric key={metric} metric={metric} value={metrics[metric]} />
          ))}
        </Grid>
      ) : (
        <Text as="p" tone="muted">
          {t('website_audits.metrics.none')}
        </Text>
      )}
    </TitledCard>
  );
}

function Metric({ metric, value }: { metric: AuditMetric; value: number | null }): JSX.Element {
  const t = useTranslate();
  const written = useWrittenMetric(metric);
  const rating = value === null ? undefined : metricRating(metric, value);
  const { good, poor } = metricThresholds[metric];
  return (
    <Stack gap={1}>
      <Text as="dt" weight="medium">
        {t(`website_audits.metric.${metric}`)}
      </Text>
      <Row as="dd" gap={3} rowGap={1} wrap>
        {value === null || !rating ? (
          <Text tone="subtle">{t('website_audits.not_measured')}</Text>
        ) : (
          <>
            <Text size="l" weight="bold" isTabular>
              {written(value)}
            </Text>
            <Tag tone={ratingTones[rating]}>{t(`website_audits.rating.${rating}`)}</Tag>
          </>
        )}
      </Row>
      <Text as="dd" size="s" tone="subtle" wrap="pretty">
        {t(`website_audits.means.${metric}`)}{' '}
        {t('website_audits.threshold', { good: written(good), poor: written(poor) })}
      </Text>
    </Stack>
  );
}

/** Times in seconds, short ones in milliseconds; a shift has no unit. */
function useWrittenMetric(metric: AuditMetric): (value: number) => string {
  const t = useTranslate();
  const format = useFormat();
  return (value) => {
    if (metric === 'cumulative_layout_shift') return format.number(value, { maximumFractionDigits: 2 });
    if (metric === 'total_blocking_time_ms')
      return t('website_audits.milliseconds', { value: format.number(Math.round(value)) });
    return t('website_audits.seconds', {
      value: format.number(value / 1000, { maximumFractionDigits: 1 }),
    });
  };
}

const ratingTones: Readonly<Record<MetricRating, Tone>> = {
  good: 'good',
  needs_work: 'warn',
  poor: 'bad',
};
