'use client';
import type { PublicHoliday } from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { dateName } from './date-name.ts';
import { holidayName } from './holiday-name.ts';
import { dayText } from './hours-text.ts';
import type { SpecialDays } from './special-days.ts';
import { timesToPeriods } from './special-times.ts';

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
    <Row>
      <DateText>
        {date}
        {holidays.map((holiday) => (
          <Tag key={`${holiday.date} ${holiday.id}`}>{holidayName(t, holiday)}</Tag>
        ))}
      </DateText>
      <Hours data-closed={day === 'closed' || undefined}>{dayText(t, timesToPeriods(day))}</Hours>
      <Actions>
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
      </Actions>
      {faults.map((text) => (
        <Fault key={text}>{text}</Fault>
      ))}
    </Row>
  );
}

const Row = styled.li.withConfig(innerClass('SpecialHoursField-day'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px 12px;
  padding-block: 6px;
  border-block-end: 1px solid var(--pf-line-2);
`;

const DateText = styled.span.withConfig(innerClass('SpecialHoursField-date'))`
  display: inline-flex;
  flex: 1 1 200px;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  min-inline-size: 0;
`;

const Hours = styled.span.withConfig(innerClass('SpecialHoursField-hours'))`
  flex: 1 1 auto;
  font-variant-numeric: tabular-nums;
  &:where([data-closed]) {
    color: var(--pf-ink-2);
  }
`;

const Actions = styled.span.withConfig(innerClass('SpecialHoursField-actions'))`
  display: inline-flex;
  flex: none;
  gap: 2px;
  min-block-size: var(--pf-control-s);
`;

const Fault = styled.span.withConfig(innerClass('SpecialHoursField-fault'))`
  flex: 1 0 100%;
  color: var(--pf-bad);
  font-size: var(--pf-font-size-s);
`;
