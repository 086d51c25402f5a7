import { attributeKey, type AttributeValue } from '@pinfold/contract/features/listings/attributes/attribute';
import {
  hoursDifference,
  type DayDifference,
} from '@pinfold/contract/features/listings/hours/hours-difference';
import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import { isSameService, type ServiceItem } from '@pinfold/contract/features/listings/services/service';
import { weekdayName } from '../hours/weekday-name.ts';
import type { SaidValues } from './said-values.ts';
import { timesText, weekLines } from './times-text.ts';
import { attributeText, serviceName, serviceText } from './value-lines.ts';
import type { ValueWords } from './value-words.ts';

/** What is said under a name before and after; empty where nothing is. Without a name it is an entry that goes or comes. */
export interface LabelledLine {
  label: string;
  before: string;
  after: string;
}

/** Days that change, those in a row that change alike as one: `Poniedziałek–piątek`. */
export function weekDifference({ t, language }: ValueWords, days: readonly DayDifference[]): LabelledLine[] {
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

/** Attributes of which something else is said. */
export function attributeLines(words: ValueWords, ours: SaidValues, proposed: SaidValues): LabelledLine[] {
  const [old, next] = [ours.attributes ?? [], proposed.attributes ?? []];
  const ids = [...new Set([...old, ...next].map(({ attribute_id }) => attributeKey(attribute_id)))];
  const textIn = (list: readonly AttributeValue[], id: string) => {
    const found = list.find(({ attribute_id }) => attributeKey(attribute_id) === id);
    return found ? attributeText(words, found) : '';
  };
  return differing(
    ids.map((id) => ({ label: words.names.attribute(id), before: textIn(old, id), after: textIn(next, id) })),
  );
}

/** Services that go, come, or cost and say something else. */
export function serviceLines(words: ValueWords, ours: SaidValues, proposed: SaidValues): LabelledLine[] {
  const [old, next] = [ours.service_items ?? [], proposed.service_items ?? []];
  const isNew = (service: ServiceItem) => !old.some((one) => isSameService(one, service));
  const whole = (service: ServiceItem) =>
    [serviceName(words, service), serviceText(words, service)].filter((part) => part !== '').join(' · ');
  const lineOf = (before: ServiceItem, after: ServiceItem | undefined): LabelledLine => {
    if (!after) return { label: '', before: whole(before), after: '' };
    return {
      label: serviceName(words, before),
      before: serviceText(words, before),
      after: serviceText(words, after),
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
export function moreHoursLines(words: ValueWords, ours: SaidValues, proposed: SaidValues): LabelledLine[] {
  const [old, next] = [ours.more_hours ?? [], proposed.more_hours ?? []];
  const types = [...new Set([...old, ...next].map(({ hours_type_id }) => hours_type_id))];
  return types.flatMap((type) => {
    const periodsIn = (list: typeof old) =>
      list.find(({ hours_type_id }) => hours_type_id === type)?.periods ?? [];
    const [before, after] = [periodsIn(old), periodsIn(next)];
    const label = words.names.hoursType(type);
    if (before.length === 0 || after.length === 0) {
      const textOf = (periods: typeof before) => weekLines(words, periods).join(', ');
      return differing([{ label, before: textOf(before), after: textOf(after) }]);
    }
    return weekDifference(words, hoursDifference(before, after)).map((line) => ({
      ...line,
      label: `${label}, ${line.label.toLocaleLowerCase(words.language)}`,
    }));
  });
}

function differing(lines: LabelledLine[]): LabelledLine[] {
  return lines.filter(({ before, after }) => before !== after);
}
