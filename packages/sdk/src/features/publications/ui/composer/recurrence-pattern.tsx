'use client';
import { parseDate } from '@internationalized/date';
import { type Weekday, weekdayOf, weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import type { PostField } from '@pinfold/contract/features/publications/local-post';
import {
  type MonthlyDay,
  monthlyDays,
  recurrenceLimits,
  recurrenceUnits,
} from '@pinfold/contract/features/publications/recurrence';
import type { JSX, ReactNode } from 'react';
import { postsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { type PostRecurrenceState, usePostRecurrence } from '../../use-post-recurrence.ts';
import { useWallTime } from '../post-labels.ts';
import { RecurrenceWords, useRecurrenceDayWords, useWeekdayNames } from '../recurrence-words.tsx';
import type { RecurrenceFieldsProps } from './recurrence-fields.tsx';

export interface RecurrencePatternProps extends Omit<RecurrenceFieldsProps, 'appearance'> {
  /** What is wrong with the pattern, below the field that it is wrong with. */
  errorMessage: string | undefined;
}

/** The fields themselves, inside a surface and with their messages. */
export function RecurrencePattern({
  post,
  onChange,
  repeats,
  isStarted = false,
  errorMessage,
}: RecurrencePatternProps): JSX.Element | null {
  const t = useTranslate();
  // What a pattern is called, the lists of posts say as well.
  const hasMessages = useFeatureMessages(postsMessages);
  const state = usePostRecurrence({ post, onChange });
  const { recurrence } = post;
  const { fault, unit, change } = state;
  const units = isStarted ? recurrenceUnits : (['once', ...recurrenceUnits] as const);
  const messageAt = (field: PostField) => (fault?.field === field ? errorMessage : undefined);
  const hasPlace = (faultyFields as readonly PostField[]).includes(fault?.field ?? 'recurrence');
  if (!hasMessages) return null;
  return (
    <Stack part="RecurrenceFields" role="group" gap={4} aria-label={t('post_composer.repeat')}>
      <Row gap={4} rowGap={3} align="start" wrap>
        <Select
          label={t('post_composer.repeat')}
          value={unit ?? 'once'}
          options={units.map((id) => ({ id, label: t(`post_composer.repeat.${id}`) }))}
          onChange={(id) => state.setUnit(recurrenceUnits.find((one) => one === id))}
        />
        {recurrence && (
          <NumberField
            label={t(`post_composer.repeat.interval.${recurrence.every}`)}
            minValue={1}
            maxValue={recurrenceLimits.interval}
            value={recurrence.interval}
            onChange={(interval) => change({ interval: Number.isNaN(interval) ? 1 : interval })}
          />
        )}
      </Row>
      {errorMessage && !hasPlace && <FaultText>{errorMessage}</FaultText>}
      {unit === 'week' && (
        <FaultyGroup message={messageAt('recurrence.days')}>
          <WeekdayBoxes days={recurrence?.days ?? []} onChange={(days) => change({ days })} />
        </FaultyGroup>
      )}
      {unit === 'month' && (
        <FaultyGroup message={messageAt('recurrence.on')}>
          <MonthlyDays on={recurrence?.on ?? 'day'} first={state.first} onChange={(on) => change({ on })} />
        </FaultyGroup>
      )}
      {recurrence && (
        <Row>
          <DateField
            label={t('post_composer.repeat.until')}
            description={t('post_composer.repeat.until_hint')}
            errorMessage={messageAt('recurrence.until')}
            value={recurrence.until === null ? null : parseDate(recurrence.until)}
            onChange={(date) => change({ until: date?.toString() ?? null })}
          />
        </Row>
      )}
      {recurrence && !fault && (
        <Text as="p" weight="medium">
          <RecurrenceWords post={post} />
        </Text>
      )}
      <FaultyGroup message={messageAt('recurrence.skip')}>
        <ForeseenDates {...state} />
      </FaultyGroup>
      {repeats && (
        <Text as="p" size="s" tone="muted">
          {repeats.reason === null
            ? t('post_composer.repeat.google')
            : t(`post_composer.repeat.pinfold.${repeats.reason}`)}
        </Text>
      )}
    </Stack>
  );
}

/** Fields that say their own faults. */
const faultyFields = ['recurrence.days', 'recurrence.on', 'recurrence.until', 'recurrence.skip'] as const;

/** Fields of which one message is true; the first of them gets the focus after an attempt to send. */
function FaultyGroup({ message, children }: { message: string | undefined; children: ReactNode }) {
  return (
    <Stack gap={1} {...(message && { 'data-invalid': true })}>
      {children}
      {message && <FaultText>{message}</FaultText>}
    </Stack>
  );
}

function WeekdayBoxes({ days, onChange }: { days: readonly Weekday[]; onChange: (days: Weekday[]) => void }) {
  const t = useTranslate();
  const names = useWeekdayNames();
  return (
    <Stack role="group" gap={2} aria-label={t('post_composer.repeat.days')}>
      <Text weight="medium" size="s" tone="muted">
        {t('post_composer.repeat.days')}
      </Text>
      <Row gap={5} rowGap={2} wrap>
        {weekdays.map((day) => (
          <CheckBox
            key={day}
            label={names[day] ?? ''}
            isSelected={days.includes(day)}
            onChange={(isOn) => onChange(weekdays.filter((one) => (one === day ? isOn : days.includes(one))))}
          />
        ))}
      </Row>
    </Stack>
  );
}

interface MonthlyDaysProps {
  on: MonthlyDay;
  first: string | undefined;
  onChange: (on: MonthlyDay) => void;
}

/** Which day of the month, in the words of the first date once that is chosen: `w drugi wtorek`. */
function MonthlyDays({ on, first, onChange }: MonthlyDaysProps) {
  const t = useTranslate();
  const dayWords = useRecurrenceDayWords();
  // Of a fifth weekday there is nothing to name: not every month has one.
  const canName = (one: MonthlyDay) =>
    one !== 'nth_weekday' || Number(first?.slice(8)) <= recurrenceLimits.monthDay;
  return (
    <RadioGroup
      label={t('post_composer.repeat.on')}
      value={on}
      onChange={(id) => onChange(monthlyDays.find((one) => one === id) ?? 'day')}
      options={monthlyDays.map((one) => ({
        value: one,
        label:
          (canName(one) && dayWords({ every: 'month', days: [], on: one }, first)) ||
          t(`post_composer.repeat.on.${one}`),
      }))}
    />
  );
}

/** The next dates, each of which can be left out. */
function ForeseenDates({ foreseen, skip }: Pick<PostRecurrenceState, 'foreseen' | 'skip'>) {
  const t = useTranslate();
  const wallTime = useWallTime();
  const names = useWeekdayNames('short');
  if (foreseen.length === 0) return null;
  return (
    <Stack role="group" gap={2} aria-label={t('post_composer.repeat.next')}>
      <Text weight="medium" size="s" tone="muted">
        {t('post_composer.repeat.next')}
      </Text>
      {foreseen.map(({ on, isSkipped }) => (
        <CheckBox
          key={on}
          label={`${names[weekdayOf(on)] ?? ''} ${wallTime(`${on}T12:00`, 'date')}`}
          isSelected={!isSkipped}
          onChange={(isOn) => skip(on, !isOn)}
        />
      ))}
    </Stack>
  );
}
