'use client';
import type { PublicHoliday } from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { dateName, dayText, holidayName } from './hours-text.ts';
import type { SpecialDays } from './special-days.ts';
import { timesToPeriods } from './hours-periods.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface SpecialDaysRowProps {
  days: SpecialDays;
  holidays: readonly PublicHoliday[];
  faults: readonly string[];
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  isDisabled: boolean;
}

/** Dates in a row with the same special hours. */
export function SpecialDaysRow({
  days,
  holidays,
  faults,
  onEdit,
  onRemove,
  isDisabled,
}: SpecialDaysRowProps): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const { from, to, day } = days;
  const [first, last] = [dateName(language, from, 'date'), dateName(language, to, 'date')];
  const date = from === to ? first : t('listing_editor.hours.range', { from: first, to: last });
  return (
    <Row as="li" gap={4} rowGap={1} padding={[3, 0]} wrap>
      <Row as="span" basis="200px" gap={3} rowGap={2} wrap>
        {date}
        {holidays.map((holiday) => (
          <Tag key={holiday.date}>{holidayName(t, holiday)}</Tag>
        ))}
      </Row>
      <Text basis="auto" tone={day === 'closed' ? 'muted' : undefined}>
        {dayText(t, timesToPeriods(day))}
      </Text>
      <Row as="span" flex="none" gap={1} minBlockSize="var(--pf-control-s)">
        {onEdit && (
          <IconButton
            icon={<EditIcon />}
            size="s"
            label={t('listing_editor.hours.special_edit', { date })}
            isDisabled={isDisabled}
            onPress={onEdit}
          />
        )}
        {onRemove && (
          <IconButton
            icon={<TrashIcon />}
            size="s"
            label={t('listing_editor.hours.special_remove', { date })}
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        )}
      </Row>
      {faults.map((text) => (
        <Text key={text} basis="100%" size="s" tone="bad">
          {text}
        </Text>
      ))}
    </Row>
  );
}
