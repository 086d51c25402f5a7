'use client';
import {
  type DatePreset,
  datePresets,
  type PeriodComparison,
  periodComparisons,
} from '@pinfold/contract/period';
import { useState, type JSX } from 'react';
import { sharedMessages } from '../i18n/namespaces.ts';
import { periodLabel, periodName } from '../i18n/period-name.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { usePinfold } from '../provider/use-pinfold.ts';
import { type PeriodChoice, requestedPeriod } from '../state/period-choice.ts';
import { useWasTrue } from '../state/use-was-true.ts';
import { Row } from '../ui/layout/stack.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { ChoiceMenu } from './choice-menu.tsx';

export interface PeriodPickerProps {
  /** Nothing chosen: the last 90 days. */
  value: PeriodChoice;
  onChange: (period: PeriodChoice) => void;
  /** With what it is compared; left out, comparing is not offered. */
  compare?: PeriodComparison | undefined;
  onCompareChange?: ((compare: PeriodComparison) => void) | undefined;
  /** The last day that can be chosen, as `YYYY-MM-DD`. @defaultValue the company's today */
  today?: string | undefined;
  /** An earlier last day, and why later ones are greyed: it wins over `today`. */
  latest?: { day: string; reason: string } | undefined;
  /** How many days a period can have. @defaultValue any number */
  mostDays?: number | undefined;
  /** The periods that are offered by name. @defaultValue all */
  presets?: readonly DatePreset[] | undefined;
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
  latest,
  mostDays,
  presets = datePresets,
}: PeriodPickerProps): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { hasMessages } = usePinfold();
  const [isOwnOpen, setOwnOpen] = useState(false);
  const wasOpened = useWasTrue(isOwnOpen);
  if (!hasMessages(sharedMessages)) return null;
  const period = requestedPeriod(value);
  const text = periodLabel(period, t, format);
  return (
    <Row gap={3} align="stretch" wrap>
      <ChoiceMenu
        label={t('date.period.label', { period: text })}
        text={text}
        choices={[...presets, own]}
        nameOf={(id) => (id === own ? t('date.period.own') : periodName(id, t))}
        separated={own}
        value={period.preset ?? own}
        onChange={(id) => (id === own ? setOwnOpen(true) : onChange({ preset: id }))}
        placement="bottom start"
      />
      {compare !== undefined && onCompareChange && (
        <ChoiceMenu
          label={t('date.compare.label', { compare: t(`date.compare.${compare}`) })}
          text={t(`date.compare.${compare}`)}
          choices={periodComparisons}
          nameOf={(id) => t(`date.compare.${id}`)}
          value={compare}
          onChange={onCompareChange}
          placement="bottom start"
        />
      )}
      {wasOpened && (
        <OwnPeriodDialog
          isOpen={isOwnOpen}
          onOpenChange={setOwnOpen}
          value={period}
          lastDay={latest?.day ?? today ?? format.today()}
          limitNote={latest?.reason}
          mostDays={mostDays}
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
