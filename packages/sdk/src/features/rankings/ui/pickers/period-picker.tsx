'use client';
import {
  datePresets,
  periodComparisons,
  type DatePreset,
  type PeriodComparison,
} from '@pinfold/contract/period';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { periodName } from '../../../../i18n/period-name.ts';
import { rankingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { useWasTrue } from '../../../../state/use-was-true.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { MenuSeparator } from '../../../../ui/overlays/menu-section.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { requestedPeriod, type RankPeriodChoice } from '../../rank-period.ts';
import '../chart/rank-chart.tsx';

export interface PeriodPickerProps {
  /** Nothing chosen: the last 90 days. */
  value: RankPeriodChoice;
  onChange: (period: RankPeriodChoice) => void;
  /** With what it is compared; left out, comparing is not offered. */
  compare?: PeriodComparison | undefined;
  onCompareChange?: ((compare: PeriodComparison) => void) | undefined;
  /** The last day that can be chosen, as `YYYY-MM-DD`. @defaultValue the company's today */
  today?: string | undefined;
}

/**
 * Chooses a period by name or by its days, and with which earlier one it is compared. Put it into a `Surface`, or into a
 * component of ours.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { search, changeSearch } = useRankSearch();
 * return (
 *   <Surface>
 *     <PeriodPicker value={search} onChange={changeSearch} compare={search.compare ?? 'none'}
 *       onCompareChange={(compare) => changeSearch({ compare })} />
 *   </Surface>
 * );
 * ```
 */
export function PeriodPicker({
  value,
  onChange,
  compare,
  onCompareChange,
  today,
}: PeriodPickerProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const areWordsReady = useFeatureMessages(rankingsMessages);
  const [isOwnOpen, setOwnOpen] = useState(false);
  const wasOpened = useWasTrue(isOwnOpen);
  if (!areWordsReady) return null;
  const period = requestedPeriod(value);
  const dated = (day = '') => format.date(`${day}T12:00:00Z`);
  const label = period.preset
    ? periodName(period.preset, t)
    : `${dated(period.date_from)} – ${dated(period.date_to)}`;
  return (
    <Row gap={3} align="stretch" wrap>
      <Menu
        trigger={
          <Button size="s" aria-label={t('rankings.period.label', { period: label })}>
            {label}
            <ChevronDownIcon size={14} />
          </Button>
        }
        selectionMode="single"
        selectedKeys={[period.preset ?? own]}
        onAction={(id) => {
          if (id === own) setOwnOpen(true);
          else onChange({ preset: id as DatePreset });
        }}
        placement="bottom start"
      >
        {datePresets.map((preset) => (
          <MenuItem key={preset} id={preset}>
            {periodName(preset, t)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem id={own}>{t('rankings.period.own')}</MenuItem>
      </Menu>
      {compare !== undefined && onCompareChange && (
        <Menu
          trigger={
            <Button
              size="s"
              aria-label={t('rankings.compare.label', { compare: t(`rankings.compare.${compare}`) })}
            >
              {t(`rankings.compare.${compare}`)}
              <ChevronDownIcon size={14} />
            </Button>
          }
          selectionMode="single"
          selectedKeys={[compare]}
          onAction={(id) => onCompareChange(id as PeriodComparison)}
          placement="bottom start"
        >
          {periodComparisons.map((comparison) => (
            <MenuItem key={comparison} id={comparison}>
              {t(`rankings.compare.${comparison}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      {wasOpened && (
        <OwnPeriodDialog
          isOpen={isOwnOpen}
          onOpenChange={setOwnOpen}
          value={period}
          today={today ?? format.today()}
          onChange={onChange}
        />
      )}
    </Row>
  );
}

const own = 'own';

const OwnPeriodDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./own-period-dialog.tsx')).OwnPeriodDialog,
);
