'use client';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { periodText } from './hours-text.ts';
import { TimeField } from './time-field.tsx';
import { withTimes } from './with-times.ts';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

interface PeriodRowProps {
  period: HoursPeriod;
  onChange: (period: HoursPeriod) => void;
  onRemove: (() => void) | undefined;
  fault: string | undefined;
  isDisabled: boolean;
}

/** When it opens and closes, once. */
export function PeriodRow({ period, onChange, onRemove, fault, isDisabled }: PeriodRowProps): JSX.Element {
  const t = useTranslate();
  const { open_day: day, open_time: open, close_time: close } = period;
  const field = { isDisabled, isInvalid: fault !== undefined };
  return (
    <Stack gap={2} role="group" aria-label={periodText(period)}>
      <Row gap={3} wrap>
        <TimeField
          {...field}
          label={t('listing_editor.hours.opens')}
          value={open}
          onChange={(time) => onChange(withTimes(day, time, close))}
        />
        <Text tone="subtle" aria-hidden>
          –
        </Text>
        <TimeField
          {...field}
          label={t('listing_editor.hours.closes')}
          value={close}
          isEnd
          onChange={(time) => onChange(withTimes(day, open, time))}
        />
        {period.close_day !== day && (
          <Text size="s" tone="muted">
            {t('listing_editor.hours.next_day')}
          </Text>
        )}
        {onRemove && (
          <IconButton
            icon={<TrashIcon />}
            label={t('listing_editor.hours.remove_period', { hours: periodText(period) })}
            size="s"
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        )}
      </Row>
      {fault && (
        <Text as="div" size="s" tone="bad" role="alert">
          {fault}
        </Text>
      )}
    </Stack>
  );
}
