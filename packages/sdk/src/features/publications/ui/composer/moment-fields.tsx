'use client';
import { parseDate } from '@internationalized/date';
import { type JSX, useMemo } from 'react';
import { plannedZones } from '@pinfold/contract/features/publications/local-post';
import {
  instantOfWallTime,
  wallTimeAt,
  wallTimeOddity,
} from '@pinfold/contract/features/publications/wall-time';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { DateField } from '../../../../ui/fields/date-field.tsx';
import { FaultText } from '../../../../ui/fields/fault-text.tsx';
import { RadioGroup } from '../../../../ui/fields/radio-group.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { TimeField } from '../../../listings/ui/hours/time-field.tsx';
import { dayOf, repeatingOf, timeOf, wallTimeOf } from '../../composer/post-draft.ts';
import { usePostLocations } from '../../use-post.ts';
import { useComposer, useComposerCheck, useComposerField } from './composer-context.ts';
import { LazyRecurrencePattern } from './recurrence-fields.tsx';

interface MomentFieldProps {
  name: 'start' | 'end' | 'plannedAt';
  label: string;
  timeLabel: string;
}

/** A day and a time in the local time of a place. */
function MomentField({ name, label, timeLabel }: MomentFieldProps): JSX.Element {
  const { value, onChange, onBlur, errorMessage } = useComposerField(name);
  const day = dayOf(value);
  const time = timeOf(value);
  return (
    <Stack gap={1}>
      <Row
        as="div"
        gap={2}
        align="end"
        wrap
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onBlur();
        }}
      >
        <DateField
          label={label}
          value={day === '' ? null : parseDate(day)}
          onChange={(date) => onChange(`${date?.toString() ?? ''}T${time}`)}
          isInvalid={errorMessage !== undefined}
        />
        <TimeField
          label={timeLabel}
          value={time}
          onChange={(next) => onChange(`${day}T${next}`)}
          isInvalid={errorMessage !== undefined}
        />
      </Row>
      {errorMessage && <FaultText>{errorMessage}</FaultText>}
    </Stack>
  );
}

/** Begin and end of an event or an offer. */
export function ScheduleFields(): JSX.Element {
  const t = useTranslate();
  return (
    <Stack gap={2}>
      <Row gap={6} rowGap={3} align="start" wrap>
        <MomentField
          name="start"
          label={t('post_composer.start')}
          timeLabel={t('post_composer.start_time')}
        />
        <MomentField name="end" label={t('post_composer.end')} timeLabel={t('post_composer.end_time')} />
      </Row>
      <Text as="p" tone="subtle" size="s">
        {t('post_composer.schedule_hint')}
      </Text>
    </Stack>
  );
}

/** Whether the post goes at once or later, and by whose clocks. */
export function PlanFields(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const isPlanned = useComposerField('isPlanned');
  const zone = useComposerField('plannedZone');
  const { composer } = useComposer();
  // A series goes on until it is stopped, and its dates are planned.
  const isSeries = Boolean(composer.post?.recurrence);
  const { data } = useComposerCheck();
  return (
    <Stack gap={4}>
      {!isSeries && (
        <Row>
          <SegmentedControl
            label={t('post_composer.plan')}
            segments={[
              { id: 'now', label: t('post_composer.plan.now') },
              { id: 'planned', label: t('post_composer.plan.planned') },
            ]}
            value={isPlanned.value ? 'planned' : 'now'}
            onChange={(id) => isPlanned.onChange(id === 'planned')}
          />
        </Row>
      )}
      {isPlanned.value && (
        <>
          <MomentField
            name="plannedAt"
            label={t('post_composer.plan.day')}
            timeLabel={t('post_composer.plan.time')}
          />
          <RadioGroup
            label={t('post_composer.plan.zone')}
            value={zone.value}
            onChange={(value) => zone.onChange(value === 'company' ? 'company' : 'location')}
            options={plannedZones.map((value) => ({
              value,
              label: t(`post_composer.plan.zone.${value}`, { zone: format.timeZone }),
              description: t(`post_composer.plan.zone.${value}_hint`),
            }))}
          />
          <OddityNotes />
          {composer.date === undefined && <RecurrenceField />}
          {data?.sends_from && data.sends_until && data.sends_from !== data.sends_until && (
            <Text as="p" tone="muted" size="s">
              {t('post_composer.plan.from_until', {
                from: format.date(data.sends_from, 'date_time'),
                until: format.date(data.sends_until, 'date_time'),
              })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

/** Whether and how the draft repeats, and who repeats it as far as the API has said. */
function RecurrenceField() {
  const { composer, form } = useComposer();
  const { onChange, errorMessage } = useComposerField('recurrence');
  const { data } = useComposerCheck();
  const values = useDraftValues(form);
  const post = useMemo(() => repeatingOf(values), [values]);
  return (
    <LazyRecurrencePattern
      {...{ post, onChange, errorMessage }}
      isStarted={Boolean(composer.post?.recurrence)}
      repeats={post.recurrence && data?.repeats}
    />
  );
}

/** Notes on hours that clocks skip or show twice. */
function OddityNotes() {
  const t = useTranslate();
  const { form } = useComposer();
  const wall = wallTimeOf(useDraftValues(form, ({ plannedAt }) => plannedAt));
  const zones = usePlannedZones();
  if (wall === null) return null;
  return zones.map((zone) => {
    const oddity = wallTimeOddity(wall, zone);
    if (!oddity) return null;
    const time = timeOf(wallTimeAt(instantOfWallTime(wall, zone), zone));
    return (
      <Banner key={zone} tone="warn" role="status">
        {t(`post_composer.plan.${oddity}`, { zone, time, typed: timeOf(wall) })}
      </Banner>
    );
  });
}

/** Zones by whose clocks the chosen locations get the post: the company's, or those of the locations loaded so far. */
function usePlannedZones(): readonly string[] {
  const { form } = useComposer();
  const { timeZone } = useFormat();
  const isOfCompany = useDraftValues(form, ({ plannedZone }) => plannedZone === 'company');
  const chosen = useDraftValues(form, (values) => values.locations);
  const { locations } = usePostLocations();
  return useMemo(() => {
    if (isOfCompany) return [timeZone];
    const ids = new Set(chosen);
    const zones = locations.filter(({ id }) => ids.has(id)).map(({ timezone }) => timezone);
    return [...new Set(zones.length > 0 ? zones : [timeZone])];
  }, [isOfCompany, timeZone, chosen, locations]);
}
