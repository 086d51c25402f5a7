import { type Coordinates, distanceMeters } from '@pinfold/contract/geo';
import { attributeKey, type AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute';
import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import {
  type DayDifference,
  hoursDifference,
  specialHoursDifference,
} from '@pinfold/contract/features/listings/hours/hours-difference';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import { isSameService, type ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { dateName, weekdayName } from '../hours/hours-text.ts';
import type { PresentField, PresentValues } from './present-values.ts';
import {
  attributeText,
  dateText,
  serviceName,
  serviceText,
  timesText,
  useValueFormat,
  valueLines,
  type ValueFormat,
  weekLines,
} from './value-lines.ts';
import { formatNumber } from '../../../../i18n/format.ts';

/** A stretch of text, and whether it is in both versions. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Fields that hold one text, which is compared within. */
const textFields = ['name', 'description', 'street', 'website', 'phone_number', 'phone_number_2'] as const;
export type TextField = (typeof textFields)[number];

/** Compares two texts of a field word by word; undefined where each is easier to read whole. */
export type TextDiff = (field: TextField, before: string, after: string) => DiffPart[] | undefined;

/** How two values of a field differ, ready to be shown or read out. */
export type Difference =
  /** One text, word by word. */
  | { kind: 'text'; parts: DiffPart[] }
  /** Whole values or entries of a list; what stays is only counted. */
  | { kind: 'entries'; removed: string[]; added: string[]; kept: number }
  /** Labelled values: dates, attributes, services. */
  | { kind: 'lines'; lines: LabelledLine[] }
  | {
      kind: 'week';
      before: readonly HoursPeriod[];
      after: readonly HoursPeriod[];
      days: Weekday[];
      lines: LabelledLine[];
    }
  | { kind: 'place'; before: Coordinates; after: Coordinates };

/**
 * Compares two values of a field.
 *
 * @param textDiff - Compares within texts. Without it a text that differs is returned whole, before and after.
 */
export function differenceOf(
  field: PresentField,
  ours: PresentValues,
  proposed: PresentValues,
  format: ValueFormat,
  textDiff?: TextDiff,
): Difference {
  const { t, language } = format;
  if (field === 'opening_hours') {
    const [before, after] = [ours.opening_hours ?? [], proposed.opening_hours ?? []];
    const days = hoursDifference(before, after);
    return {
      kind: 'week',
      before,
      after,
      days: days.map(({ day }) => day),
      lines: weekDifference(format, days),
    };
  }
  if (field === 'special_hours')
    return {
      kind: 'lines',
      lines: specialHoursDifference(ours.special_hours ?? [], proposed.special_hours ?? []).map((one) => ({
        label: dateName(language, one.date, 'date'),
        before: dateText(t, one.before),
        after: dateText(t, one.after),
      })),
    };
  if (field === 'more_hours') return { kind: 'lines', lines: moreHoursLines(format, ours, proposed) };
  if (field === 'attributes') return { kind: 'lines', lines: attributeLines(format, ours, proposed) };
  if (field === 'service_items') return { kind: 'lines', lines: serviceLines(format, ours, proposed) };
  if (field === 'coordinates') {
    const [before, after] = [placeOf(ours), placeOf(proposed)];
    if (before && after) return { kind: 'place', before, after };
  }
  return linesDifference(
    field,
    valueLines(field, ours, format),
    valueLines(field, proposed, format),
    textDiff,
  );
}

export function isTextField(field: PresentField): field is TextField {
  return textFields.some((one) => one === field);
}

/** The same with the middle of long stretches that stay left out, for where there is little room. */
export function shortened(parts: readonly DiffPart[], most = 60): DiffPart[] {
  return parts.map(({ kind, text }, index) => {
    if (kind !== 'same' || text.length <= most) return { kind, text };
    const half = Math.floor(most / 2);
    const start = index === 0 ? '' : text.slice(0, half);
    const end = index === parts.length - 1 ? '' : text.slice(-half);
    return { kind, text: `${start} … ${end}`.trimStart() };
  });
}

function linesDifference(
  field: PresentField,
  old: readonly string[],
  next: readonly string[],
  textDiff: TextDiff | undefined,
): Difference {
  const [before, after] = [old[0], next[0]];
  if (isTextField(field) && before !== undefined && after !== undefined) {
    const parts: DiffPart[] | undefined =
      before === after ? [{ kind: 'same', text: before }] : textDiff?.(field, before, after);
    if (parts) return { kind: 'text', parts };
  }
  const removed = old.filter((line) => !next.includes(line));
  const added = next.filter((line) => !old.includes(line));
  return { kind: 'entries', removed, added, kept: next.length - added.length };
}

function placeOf({ latitude, longitude }: PresentValues): Coordinates | undefined {
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  return isPlace ? { latitude, longitude } : undefined;
}

/**
 * A labelled value before and after; empty where there is none. Without a label it is an entry that was removed or
 * added.
 */
export interface LabelledLine {
  label: string;
  before: string;
  after: string;
}

/** Days that change, those in a row that change alike as one: `Poniedziałek–piątek`. */
function weekDifference({ t, language }: ValueFormat, days: readonly DayDifference[]): LabelledLine[] {
  const groups: { from: Weekday; to: Weekday; before: string; after: string }[] = [];
  for (const { day, ...hours } of days) {
    const [before, after] = [timesText(t, hours.before), timesText(t, hours.after)];
    const last = groups.at(-1);
    const isAlike = last && last.to + 1 === day && last.before === before && last.after === after;
    if (isAlike) last.to = day;
    else groups.push({ from: day, to: day, before, after });
  }
  return groups.map(({ from, to, before, after }) => {
    const [first, last] = [weekdayName(language, from), weekdayName(language, to)];
    const label =
      from === to ? first : `${first}–${language === 'en' ? last : last.toLocaleLowerCase(language)}`;
    return { label, before, after };
  });
}

/** Attributes whose values differ. */
function attributeLines(format: ValueFormat, ours: PresentValues, proposed: PresentValues): LabelledLine[] {
  const [old, next] = [ours.attributes ?? [], proposed.attributes ?? []];
  const ids = [...new Set([...old, ...next].map(({ attribute_id }) => attributeKey(attribute_id)))];
  const textIn = (list: readonly AttributeValue[], id: string) => {
    const found = list.find(({ attribute_id }) => attributeKey(attribute_id) === id);
    return found ? attributeText(format, found) : '';
  };
  return differing(
    ids.map((id) => ({
      label: format.names.attribute(id),
      before: textIn(old, id),
      after: textIn(next, id),
    })),
  );
}

/** Services that were removed, added, or differ in price or description. */
function serviceLines(format: ValueFormat, ours: PresentValues, proposed: PresentValues): LabelledLine[] {
  const [old, next] = [ours.service_items ?? [], proposed.service_items ?? []];
  const isNew = (service: ServiceItem) => !old.some((one) => isSameService(one, service));
  const whole = (service: ServiceItem) =>
    [serviceName(format, service), serviceText(format, service)].filter((part) => part !== '').join(' · ');
  const lineOf = (before: ServiceItem, after: ServiceItem | undefined): LabelledLine => {
    if (!after) return { label: '', before: whole(before), after: '' };
    return {
      label: serviceName(format, before),
      before: serviceText(format, before),
      after: serviceText(format, after),
    };
  };
  return differing([
    ...old.map((one) =>
      lineOf(
        one,
        next.find((other) => isSameService(one, other)),
      ),
    ),
    ...next.filter(isNew).map((one) => ({ label: '', before: '', after: whole(one) })),
  ]);
}

/** More hours by their type: day by day, or as a whole where one side has none of the type. */
function moreHoursLines(format: ValueFormat, ours: PresentValues, proposed: PresentValues): LabelledLine[] {
  const [old, next] = [ours.more_hours ?? [], proposed.more_hours ?? []];
  const types = [...new Set([...old, ...next].map(({ hours_type_id }) => hours_type_id))];
  return types.flatMap((type) => {
    const periodsIn = (list: typeof old) =>
      list.find(({ hours_type_id }) => hours_type_id === type)?.periods ?? [];
    const [before, after] = [periodsIn(old), periodsIn(next)];
    const label = format.names.hoursType(type);
    if (before.length === 0 || after.length === 0) {
      const textOf = (periods: typeof before) => weekLines(format, periods).join(', ');
      return differing([{ label, before: textOf(before), after: textOf(after) }]);
    }
    return weekDifference(format, hoursDifference(before, after)).map((line) => ({
      ...line,
      label: `${label}, ${line.label.toLocaleLowerCase(format.language)}`,
    }));
  });
}

function differing(lines: LabelledLine[]): LabelledLine[] {
  return lines.filter(({ before, after }) => before !== after);
}

/**
 * Returns a function that describes a difference as plain text, for screen readers and files. Empty until the messages
 * have loaded.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const textOf = useDifferenceText('PL');
 * return <p>{textOf(change.field, change.ours, change.proposed)}</p>;
 * ```
 */
export function useDifferenceText(
  country: string,
): (field: PresentField, ours: PresentValues, proposed: PresentValues) => string {
  const format = useValueFormat(country);
  return (field, ours, proposed) => differenceText(field, ours, proposed, format);
}

/** `Niedziela: z 09:00 – 20:00 na zamknięte`. */
export function differenceText(
  field: PresentField,
  ours: PresentValues,
  proposed: PresentValues,
  format: ValueFormat,
): string {
  const difference = differenceOf(field, ours, proposed, format);
  if (difference.kind === 'week' || difference.kind === 'lines')
    return difference.lines
      .map((line) => [line.label, fromTo(format, line)].filter((part) => part !== '').join(': '))
      .join('; ');
  const [before, after] = [ours, proposed].map((values) => valueLines(field, values, format).join(', '));
  const change = fromTo(format, { before: before ?? '', after: after ?? '' });
  return difference.kind === 'place'
    ? `${change} (${distanceText(distanceMeters(difference.before, difference.after), format)})`
    : change;
}

/** `212 m dalej`, `1,3 km dalej`. */
export function distanceText(
  exactMeters: number,
  { t, language }: Pick<ValueFormat, 't' | 'language'>,
): string {
  const meters = Math.round(exactMeters);
  if (meters === 0) return t('listing_values.same_place');
  const [value, unit] = meters < 1000 ? [meters, 'meter'] : [meters / 1000, 'kilometer'];
  const distance = formatNumber(value, language, { style: 'unit', unit, maximumFractionDigits: 1 });
  return t('listing_values.distance', { distance });
}

function fromTo({ t }: ValueFormat, { before, after }: { before: string; after: string }): string {
  if (before === '') return t('listing_values.came', { value: after });
  if (after === '') return t('listing_values.went', { value: before });
  return t('listing_values.changed', { before, after });
}
