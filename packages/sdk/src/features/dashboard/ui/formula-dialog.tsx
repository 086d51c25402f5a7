'use client';
import { leastCoverage } from '@pinfold/contract/features/dashboard/overall-score';
import type { JSX } from 'react';
import { useFormat } from '../../../i18n/use-format.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Table } from '../../../ui/collections/table.tsx';
import { List } from '../../../ui/layout/list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { DashboardIndicator, DashboardStats } from '../dashboard.queries.ts';
import { useDashboardText } from './use-dashboard-text.ts';

interface FormulaDialogProps {
  stats: DashboardStats;
  onClose: () => void;
}

interface FormulaRow {
  key: string;
  name: string;
  weight: string;
  value: string;
  product: string;
}

/** The whole sum of this company's score, so that anybody can count it again. */
export function FormulaDialog({ stats, onClose }: FormulaDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const text = useDashboardText();
  const { score, indicators, formula_version: version } = stats;
  const known = indicators.filter(({ value }) => value !== null);
  const weights = known.reduce((sum, { weight }) => sum + weight, 0);
  const sum = text.points(known.reduce((total, one) => total + productOf(one), 0));
  const rows: FormulaRow[] = indicators.map((one) => ({
    key: one.id,
    name: t(`dashboard.indicator.${one.id}`),
    weight: format.number(one.weight),
    value: one.value === null ? (text.state(one)?.label ?? '–') : text.points(one.value),
    product: one.value === null ? '–' : text.points(productOf(one)),
  }));
  const total: FormulaRow = {
    key: 'sum',
    name: t('dashboard.formula.sum'),
    weight: format.number(weights),
    value: '',
    product: sum,
  };
  const columns = (['weight', 'value', 'product'] as const).map((id) => ({
    id,
    header: t(`dashboard.formula.${id}`),
    align: 'end' as const,
    render: (row: FormulaRow) => row[id],
  }));
  return (
    <Dialog
      title={t('dashboard.formula.title')}
      closeLabel={t('common.close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Stack gap={4}>
        <Text as="p" wrap="pretty">
          {t('dashboard.formula.lead')}
        </Text>
        <Table
          label={t('dashboard.formula.table')}
          columns={[
            {
              id: 'name',
              header: t('dashboard.formula.indicator'),
              isRowHeader: true,
              render: ({ name }) => name,
            },
            ...columns,
          ]}
          rows={[...rows, total]}
          getKey={({ key }) => key}
        />
        <Text as="p" size="l" weight="semibold" textAlign="center" isTabular>
          {score === null
            ? t('dashboard.formula.no_result', {
                weights: format.number(weights),
                least: text.percent(leastCoverage),
              })
            : t('dashboard.formula.result', {
                sum,
                weights: format.number(weights),
                score: text.points(score),
              })}
        </Text>
        <List gap={2}>
          {indicators.map(({ id }) => (
            <Text as="li" key={id} size="s" tone="muted" wrap="pretty">
              <Text weight="semibold">{t(`dashboard.indicator.${id}`)}</Text>: {t(`dashboard.about.${id}`)}
            </Text>
          ))}
        </List>
        <Text as="p" size="s" tone="subtle">
          {t('dashboard.formula.rounding')} {t('dashboard.formula.version', { version })}
        </Text>
      </Stack>
    </Dialog>
  );
}

function productOf({ weight, value }: DashboardIndicator): number {
  return weight * (value ?? 0);
}
