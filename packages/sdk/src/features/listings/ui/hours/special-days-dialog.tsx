'use client';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { OpeningTimes } from '@pinfold/contract/features/listings/hours/open-at';
import {
  type SpecialDay,
  specialHoursFaults,
  specialHoursOfDates,
} from '@pinfold/contract/features/listings/hours/special-hours';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { SegmentedControl } from '../../../../ui/fields/segmented-control.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DayEditor } from './day-editor.tsx';
import { withTimes } from './with-times.ts';
import { hoursOfDate } from './hours-of-date.ts';
import { SpecialCalendar } from './special-calendar.tsx';
import type { DateSpan, SpecialDays } from './special-days.ts';
import { periodsToTimes, timesToPeriods } from './special-times.ts';
import { useFaultText } from './use-fault-text.ts';
import { Text } from '../../../../ui/layout/text.tsx';

interface SpecialDaysDialogProps {
  /** What is changed; undefined adds. */
  days: SpecialDays | undefined;
  times: OpeningTimes;
  country: string;
  today: CalendarDate;
  onSave: (span: DateSpan, day: SpecialDay) => void;
  onClose: () => void;
}

/** Which dates, and whether they are closed or have hours of their own. */
export function SpecialDaysDialog({
  days,
  times,
  country,
  today,
  onSave,
  onClose,
}: SpecialDaysDialogProps): JSX.Element {
  const t = useTranslate();
  const faultText = useFaultText();
  const [span, setSpan] = useState<DateSpan | undefined>(days);
  const [state, setState] = useState<'closed' | 'open'>(days && days.day !== 'closed' ? 'open' : 'closed');
  const [hours, setHours] = useState(() => timesToPeriods(days?.day ?? 'closed'));
  const isReplacing =
    span !== undefined &&
    times.special_hours.some(
      ({ start_date: date }) =>
        span.from <= date && date <= span.to && !(days && days.from <= date && date <= days.to),
    );
  const open = () => {
    setState('open');
    const usual = span ? timesToPeriods(hoursOfDate({ ...times, special_hours: [] }, span.from)) : [];
    if (hours.length === 0) setHours(usual.length > 0 ? usual : [withTimes(0, '10:00', '14:00')]);
  };
  const day = state === 'closed' ? 'closed' : periodsToTimes(hours);
  const found = span
    ? specialHoursFaults(specialHoursOfDates(span.from, span.from, day), [withTimes(0, '09:00', '17:00')])
    : [];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={
        days ? t('listing_editor.hours.special_dialog_edit') : t('listing_editor.hours.special_dialog_add')
      }
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            isDisabled={!span || found.length > 0}
            onPress={() => span && onSave(span, day)}
          >
            {t('common.save')}
          </Button>
        </>
      }
    >
      <Row gap={7} rowGap={5} align="stretch" wrap>
        <SpecialCalendar value={span} onChange={setSpan} country={country} today={today} />
        <Stack basis="220px" align="start" gap={4}>
          <SegmentedControl
            label={t('listing_editor.hours.special_state')}
            value={state}
            onChange={(next) => (next === 'open' ? open() : setState('closed'))}
            segments={[
              { id: 'closed', label: t('listing_editor.hours.closed') },
              { id: 'open', label: t('listing_editor.hours.special_open') },
            ]}
          />
          {state === 'open' && (
            <DayEditor
              label={t('listing_editor.hours.special_open')}
              day={0}
              periods={hours}
              onChange={(periods) => setHours([...periods])}
              faults={hours.map((_, at) => faultText(found.find(({ index }) => index === at)?.fault))}
              isDisabled={false}
            />
          )}
          {isReplacing && <Text as="p">{t('listing_editor.hours.special_replaces')}</Text>}
        </Stack>
      </Row>
    </Dialog>
  );
}
