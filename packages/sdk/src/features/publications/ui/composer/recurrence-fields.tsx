'use client';
import { parseDate } from '@internationalized/date';
import { type Weekday, weekdays } from '@pinfold/contract/features/listings/hours/calendar';
import {
  type CarrierReason,
  monthlyDays,
  recurrenceLimits,
  recurrenceUnits,
} from '@pinfold/contract/features/publications/recurrence';
import { type JSX, useMemo } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { repeatingOf } from '../../composer/post-draft.ts';
import { type PostRecurrenceState, usePostRecurrence } from '../../use-post-recurrence.ts';
import { useWallTime } from '../post-labels.ts';
import { RecurrenceWords, useWeekdayNames } from '../recurrence-words.tsx';
import { useComposer, useComposerCheck, useComposerField } from './composer-context.ts';

/** Whether and how a planned post repeats, its next dates, and who repeats it. */
export function RecurrenceFields(): JSX.Element {
  const t = useTranslate();
  const { composer, form } = useComposer();
  const field = useComposerField('recurrence');
  const values = useDraftValues(form);
  const post = useMemo(() => repeatingOf(values), [values]);
  const state = usePostRecurrence({ post, onChange: field.onChange });
  const { recurrence } = post;
  const units = composer.post?.recurrence ? recurrenceUnits : (['once', ...recurrenceUnits] as const);
  return (
    <Stack role="group" gap={4} aria-label={t('post_composer.repeat')}>
      <Row gap={4} rowGap={3} align="start" wrap>
        <Select
          label={t('post_composer.repeat')}
          value={state.unit ?? 'once'}
          options={units.map((id) => ({ id, label: t(`post_composer.repeat.${id}`) }))}
          onChange={(id) => state.setUnit(recurrenceUnits.find((unit) => unit === id))}
        />
        {recurrence && (
          <NumberField
            label={t(`post_composer.repeat.interval.${recurrence.every}`)}
            minValue={1}
            maxValue={recurrenceLimits.interval}
            value={recurrence.interval}
            onChange={(interval) => state.change({ interval: Number.isNaN(interval) ? 1 : interval })}
          />
        )}
      </Row>
      {recurrence?.every === 'week' && (
        <WeekdayBoxes days={recurrence.days} onChange={(days) => state.change({ days })} />
      )}
      {recurrence?.every === 'month' && (
        <RadioGroup
          label={t('post_composer.repeat.on')}
          value={recurrence.on}
          onChange={(id) => state.change({ on: monthlyDays.find((one) => one === id) ?? 'day' })}
          options={monthlyDays.map((on) => ({ value: on, label: t(`post_composer.repeat.on.${on}`) }))}
        />
      )}
      {recurrence && <UntilField until={recurrence.until} onChange={(until) => state.change({ until })} />}
      {field.errorMessage && <FaultText>{field.errorMessage}</FaultText>}
      {recurrence && !state.fault && (
        <Text as="p" weight="medium">
          <RecurrenceWords post={post} />
        </Text>
      )}
      {recurrence && <ForeseenDates {...state} />}
      {recurrence && <CarrierNote />}
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

function UntilField({ until, onChange }: { until: string | null; onChange: (until: string | null) => void }) {
  const t = useTranslate();
  return (
    <Row gap={5} rowGap={3} align="end" wrap>
      <DateField
        label={t('post_composer.repeat.until')}
        description={t('post_composer.repeat.until_hint')}
        value={until === null ? null : parseDate(until)}
        onChange={(date) => onChange(date?.toString() ?? null)}
      />
    </Row>
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
          label={`${names[(new Date(`${on}T12:00Z`).getUTCDay() + 6) % 7] ?? ''} ${wallTime(`${on}T12:00`, 'date')}`}
          isSelected={!isSkipped}
          onChange={(isOn) => skip(on, !isOn)}
        />
      ))}
    </Stack>
  );
}

/** Who repeats the post, as the API says, and what that means for readers. */
function CarrierNote() {
  const t = useTranslate();
  const { data } = useComposerCheck();
  const repeats = data?.repeats;
  if (!repeats) return null;
  const reason: CarrierReason | null = repeats.reason;
  return (
    <Text as="p" size="s" tone="muted">
      {reason === null ? t('post_composer.repeat.google') : t(`post_composer.repeat.pinfold.${reason}`)}
    </Text>
  );
}
