'use client';
import { parseDate, type DateValue } from '@internationalized/date';
import { localTime } from '@pinfold/contract/features/listings/hours/zoned-time';
import { earliestDate } from '@pinfold/contract/period';
import { useState, type JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { dayOfPreset, historyPresets } from '../../history/listing-history.ts';
import type { ListingHistoryState } from '../../history/use-listing-history.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** Chooses the day: typed, or one of those that people look back to most. */
export function HistoryControls({ history }: { history: ListingHistoryState }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  // What is typed stays while it is no day that can be shown.
  const [typed, setTyped] = useState<DateValue | null>();
  const { day, today, knownSince } = history;
  const oldest =
    knownSince === undefined ? earliestDate : localTime(new Date(knownSince), format.timeZone).date;
  const show = (chosen: string) => {
    setTyped(undefined);
    history.setDay(chosen);
  };
  const change = (date: DateValue | null) => {
    const chosen = date?.toString() ?? '';
    if (chosen >= oldest && chosen <= today) show(chosen);
    else setTyped(date);
  };
  return (
    <Row align="end" gap={5} rowGap={3} wrap>
      <DateField
        label={t('listings.history.day')}
        value={typed === undefined ? parseDate(day) : typed}
        onChange={change}
        minValue={parseDate(oldest)}
        maxValue={parseDate(today)}
        errorMessage={
          typed
            ? typed.toString() > today
              ? t('listings.history.day_too_late')
              : t('listings.history.day_too_early', { date: format.day(oldest) })
            : undefined
        }
      />
      <Row gap={3} padding={[0, 0, 1]} wrap role="group" aria-label={t('listings.history.presets')}>
        {historyPresets.map((preset) => {
          const presetDay = dayOfPreset(preset, today);
          return (
            <Chip
              key={preset}
              isDisabled={presetDay < oldest}
              isSelected={presetDay === day}
              onChange={() => show(presetDay)}
            >
              {t(`listings.history.preset.${preset}`)}
            </Chip>
          );
        })}
      </Row>
      {knownSince !== undefined && (
        <Text as="p" size="s" tone="subtle" padding={[0, 0, 3]}>
          {t('listings.history.known_since', { date: format.date(knownSince) })}
        </Text>
      )}
    </Row>
  );
}
