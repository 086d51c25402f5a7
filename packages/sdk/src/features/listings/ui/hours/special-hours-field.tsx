'use client';
import {
  type HolidayGap,
  holidayGaps,
  holidaysBetween,
} from '@pinfold/contract/features/listings/holidays/public-holidays';
import type { CalendarDate } from '@pinfold/contract/features/listings/hours/calendar';
import type { HoursPeriod, PeriodFault } from '@pinfold/contract/features/listings/hours/opening-hours';
import {
  specialHoursFaults,
  type SpecialHoursPeriod,
} from '@pinfold/contract/features/listings/hours/special-hours';
import { useId, useRef, useState, type ReactNode, type JSX } from 'react';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { fillGaps, setSpecialDays, specialDays, type SpecialDays, withoutDays } from './special-days.ts';
import { SpecialDaysRow } from './special-days-row.tsx';
import { useFaultText } from '../../fault-message.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { MenuItem } from '../../../../ui/overlays/menu-item.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { HolidaysNote, useHolidays } from './holidays-note.tsx';
import { dateName, holidayName } from './hours-text.ts';

export interface SpecialHoursFieldProps {
  /** Hours of single dates, which take the place of the regular ones. */
  value: readonly SpecialHoursPeriod[];
  onChange: (value: SpecialHoursPeriod[]) => void;
  /** The regular hours; without them there is no warning of holidays without hours. */
  regularHours?: readonly HoursPeriod[] | undefined;
  /** Country whose public holidays are marked, ISO 3166-1 alpha-2. */
  country?: string | undefined;
  /** How many days ahead the warning of holidays without hours looks. @default 30 */
  gapDays?: number | undefined;
  /** `YYYY-MM-DD`; dates before it are folded away. @default today in the company's time zone */
  today?: CalendarDate | undefined;
  /** What is wrong, by the index of the period. @default what the hours' own rules find */
  faults?: readonly PeriodFault[] | undefined;
  /** Stands before the button that adds a day, such as the title of a card. */
  heading?: ReactNode;
  isDisabled?: boolean | undefined;
  /** Shows the dates alone. @default false */
  isReadOnly?: boolean | undefined;
  appearance?: Appearance | undefined;
}

/**
 * Hours of holidays and other dates: a list, a calendar with the country's public holidays, and a warning of coming
 * holidays without hours.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-SpecialHoursField
 * @example
 * ```tsx
 * <SpecialHoursField value={special} onChange={setSpecial} regularHours={hours} country="PL" />
 * ```
 */
export function SpecialHoursField({ appearance, ...props }: SpecialHoursFieldProps): JSX.Element {
  useFeatureMessages(listingEditorMessages);
  return (
    <Surface component="SpecialHoursField" appearance={appearance}>
      <SpecialHours {...props} />
    </Surface>
  );
}

function SpecialHours({ value, onChange, country = '', heading, ...props }: SpecialHoursFieldProps) {
  const t = useTranslate();
  const format = useFormat();
  const faultText = useFaultText();
  const add = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<SpecialDays | 'new'>();
  const { regularHours, gapDays = 30, isDisabled = false, isReadOnly = false } = props;
  const { today = format.today(), faults = specialHoursFaults(value, regularHours ?? anyHours) } = props;
  const times = { opening_hours: regularHours ?? [], special_hours: value };
  const found = useHolidays(country, today);
  const gaps = holidayGaps(times, found.holidays, today, gapDays);
  const days = specialDays(value, today);
  const upcoming = days.filter(({ isPast }) => !isPast);
  const past = days.filter(({ isPast }) => isPast);
  const remove = (one: SpecialDays) => {
    onChange(withoutDays(value, one));
    add.current?.focus();
  };
  const row = (one: SpecialDays) => (
    <SpecialDaysRow
      key={one.from}
      days={one}
      holidays={holidaysBetween(found.holidays, one.from, one.to)}
      faults={[
        ...new Set(
          faults.flatMap(({ index, fault }) => (one.indexes.includes(index) ? (faultText(fault) ?? []) : [])),
        ),
      ]}
      isDisabled={isDisabled}
      onEdit={isReadOnly || one.isPast ? undefined : () => setEdited(one)}
      onRemove={isReadOnly ? undefined : () => remove(one)}
    />
  );
  return (
    <Stack part="SpecialHoursField" gap={3}>
      <Row part="SpecialHoursField-header" gap={4} rowGap={3} wrap>
        <Inset basis="0%" minInlineSize="min-content">
          {heading}
        </Inset>
        {!isReadOnly && (
          <Button
            ref={add}
            size="s"
            icon={<PlusIcon size={14} />}
            aria-label={t('listing_editor.hours.special_add_label')}
            isDisabled={isDisabled}
            disabledReason={
              regularHours?.length === 0 ? t('listing_editor.hours.special_needs_week') : undefined
            }
            onPress={() => setEdited('new')}
          >
            {t('listing_editor.hours.special_add')}
          </Button>
        )}
      </Row>
      {gaps.length > 0 && (
        <HolidayGapBanner
          gaps={gaps}
          days={gapDays}
          onFill={isReadOnly || isDisabled ? undefined : (how) => onChange([...fillGaps(times, gaps, how)])}
        />
      )}
      {upcoming.length > 0 ? (
        <List lines="below">{upcoming.map(row)}</List>
      ) : (
        <Text as="p" tone="muted">
          {t('listing_editor.hours.special_empty')}
        </Text>
      )}
      {past.length > 0 && (
        <PastDays
          count={new Set(past.flatMap(({ indexes }) => indexes.map((at) => value[at]?.start_date))).size}
          onClear={
            isReadOnly || isDisabled
              ? undefined
              : () =>
                  onChange(
                    past.reduce<SpecialHoursPeriod[]>((left, one) => withoutDays(left, one), [...value]),
                  )
          }
        >
          {past.map(row)}
        </PastDays>
      )}
      <HolidaysNote {...found} />
      {edited && (
        <SpecialDaysDialog
          days={edited === 'new' ? undefined : edited}
          times={times}
          country={country}
          today={today}
          onSave={(span, day) => {
            onChange(setSpecialDays(value, span, day, edited === 'new' ? undefined : edited));
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Stack>
  );
}

interface HolidayGapBannerProps {
  gaps: readonly HolidayGap[];
  /** How far ahead was looked. */
  days: number;
  /** Without it the banner has no buttons that fill the gaps. */
  onFill: ((how: 'closed' | 'usual') => void) | undefined;
}

/** Public holidays without hours, and buttons that fill them. */
function HolidayGapBanner({ gaps, days, onFill }: HolidayGapBannerProps) {
  const t = useTranslate();
  const format = useFormat();
  const { language } = usePinfold();
  const dates = gaps.map((gap) => `${dateName(language, gap.date, 'day')} (${holidayName(t, gap)})`);
  return (
    <Banner
      tone="warn"
      actions={
        onFill && (
          <Menu
            trigger={<Button size="s">{t('listing_editor.hours.gap_fill')}</Button>}
            onAction={(how) => onFill(how === 'usual' ? 'usual' : 'closed')}
          >
            <MenuItem id="closed">{t('listing_editor.hours.gap_closed')}</MenuItem>
            <MenuItem id="usual">{t('listing_editor.hours.gap_usual')}</MenuItem>
          </Menu>
        )
      }
    >
      {t('listing_editor.hours.gap', { count: gaps.length, days, dates: format.list(dates) })}{' '}
      {t('listing_editor.hours.gap_why')}
    </Banner>
  );
}

interface PastDaysProps {
  count: number;
  onClear: (() => void) | undefined;
  children: ReactNode;
}

/** Past dates, folded until they are opened. */
function PastDays({ count, onClear, children }: PastDaysProps) {
  const t = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Text as="div" tone="muted">
      <Button
        size="s"
        variant="ghost"
        icon={isOpen ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onPress={() => setOpen(!isOpen)}
      >
        {t('listing_editor.hours.special_past', { count })}
      </Button>
      {isOpen && onClear && (
        <Button size="s" variant="ghost" onPress={onClear}>
          {t('listing_editor.hours.special_past_clear')}
        </Button>
      )}
      {isOpen && (
        <List id={id} lines="below">
          {children}
        </List>
      )}
    </Text>
  );
}

/** Used where the regular hours are unknown, so that their absence is no fault. */
const anyHours: readonly HoursPeriod[] = [
  { open_day: 0, open_time: '09:00', close_day: 0, close_time: '17:00' },
];

const SpecialDaysDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./special-days-dialog.tsx')).SpecialDaysDialog,
);
