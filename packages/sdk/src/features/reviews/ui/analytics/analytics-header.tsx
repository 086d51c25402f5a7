'use client';
import { datePresets, type DatePreset } from '@pinfold/contract/period';
import type { ReactNode, JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { periodName } from '../../../../i18n/period-name.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader } from '../../../../patterns/collection-header.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { periodFilters, presetOf } from '../../analytics/figure-filters.ts';
import { FilterChips } from '../filters/filter-chips.tsx';
import { ReviewFilterPanel } from '../filters/review-filter-panel.tsx';
import { useAnalyticsView } from './analytics-frame.tsx';

/** Of which days and reviews the figures are. */
export function AnalyticsHeader({ title, actions }: { title: ReactNode; actions?: ReactNode }): JSX.Element {
  const t = useTranslate();
  const { state, headingLevel } = useAnalyticsView();
  const label = usePeriodLabel();
  const { asked, today } = state;
  return (
    <CollectionHeader
      inset="none"
      title={title}
      headingLevel={headingLevel}
      actions={actions}
      filters={
        <>
          <Menu
            trigger={
              <Button size="s" aria-label={t('review_analytics.period.label', { period: label })}>
                {label}
                <ChevronDownIcon size={14} />
              </Button>
            }
            selectionMode="single"
            selectedKeys={[presetOf(asked, today) ?? 'own']}
            onAction={(id) => state.changeFilters(periodFilters(id as DatePreset, today))}
            placement="bottom start"
          >
            {datePresets.map((preset) => (
              <MenuItem key={preset} id={preset}>
                {periodName(preset, t)}
              </MenuItem>
            ))}
          </Menu>
          <FilterChips />
          <ReviewFilterPanel />
        </>
      }
    />
  );
}

/** The period by its name, or by its days. */
function usePeriodLabel(): string {
  const t = useTranslate();
  const format = useFormat();
  const { asked, today } = useAnalyticsView().state;
  const preset = presetOf(asked, today);
  if (preset) return periodName(preset, t);
  const dated = (day: string | undefined) => (day ? format.date(`${day}T12:00:00Z`) : '…');
  return `${dated(asked.date_from)} – ${dated(asked.date_to)}`;
}
