import type { Coordinates } from '@pinfold/contract/features/listings/address/coordinates';
import {
  hoursDifference,
  specialHoursDifference,
} from '@pinfold/contract/features/listings/hours/hours-difference';
import type { HoursPeriod } from '@pinfold/contract/features/listings/hours/opening-hours';
import type { Weekday } from '@pinfold/contract/features/listings/hours/calendar';
import { dateName } from '../hours/date-name.ts';
import {
  attributeLines,
  moreHoursLines,
  serviceLines,
  weekDifference,
  type LabelledLine,
} from './labelled-lines.ts';
import type { SaidField, SaidValues } from './said-values.ts';
import { dateText } from './times-text.ts';
import { valueLines } from './value-lines.ts';
import type { ValueWords } from './value-words.ts';
import { digitGroupsOf, keptShare, linkPartsOf, wordDiff, wordsOf, type DiffPart } from './word-diff.ts';

/** How two values of a field differ, ready to be drawn or said. */
export type Difference =
  /** One text, word by word. */
  | { kind: 'text'; parts: DiffPart[] }
  /** Whole values or entries of a list; what stays is only counted. */
  | { kind: 'entries'; removed: string[]; added: string[]; kept: number }
  /** What is said under a name of its own: a date, an attribute, a service. */
  | { kind: 'lines'; lines: LabelledLine[] }
  | {
      kind: 'week';
      before: readonly HoursPeriod[];
      after: readonly HoursPeriod[];
      days: Weekday[];
      lines: LabelledLine[];
    }
  | { kind: 'place'; before: Coordinates; after: Coordinates };

/** Compares what two states say of a field. */
export function differenceOf(
  field: SaidField,
  ours: SaidValues,
  proposed: SaidValues,
  words: ValueWords,
): Difference {
  const { t, language } = words;
  if (field === 'opening_hours') {
    const [before, after] = [ours.opening_hours ?? [], proposed.opening_hours ?? []];
    const days = hoursDifference(before, after);
    return {
      kind: 'week',
      before,
      after,
      days: days.map(({ day }) => day),
      lines: weekDifference(words, days),
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
  if (field === 'more_hours') return { kind: 'lines', lines: moreHoursLines(words, ours, proposed) };
  if (field === 'attributes') return { kind: 'lines', lines: attributeLines(words, ours, proposed) };
  if (field === 'service_items') return { kind: 'lines', lines: serviceLines(words, ours, proposed) };
  if (field === 'coordinates') {
    const [before, after] = [placeOf(ours), placeOf(proposed)];
    if (before && after) return { kind: 'place', before, after };
  }
  return linesDifference(field, valueLines(field, ours, words), valueLines(field, proposed, words));
}

function linesDifference(field: SaidField, old: readonly string[], next: readonly string[]): Difference {
  const cut = cuts[field];
  const [before, after] = [old[0], next[0]];
  if (cut && before !== undefined && after !== undefined) {
    const parts = wordDiff(before, after, cut);
    // Where little stays, each version is easier to read whole.
    if (keptShare(parts) >= 0.5) return { kind: 'text', parts };
  }
  const removed = old.filter((line) => !next.includes(line));
  const added = next.filter((line) => !old.includes(line));
  return { kind: 'entries', removed, added, kept: next.length - added.length };
}

/** Texts that are compared within. */
const cuts: { [Field in SaidField]?: (text: string) => string[] } = {
  name: wordsOf,
  description: wordsOf,
  street: wordsOf,
  website: linkPartsOf,
  phone_number: digitGroupsOf,
  phone_number_2: digitGroupsOf,
};

function placeOf({ latitude, longitude }: SaidValues): Coordinates | undefined {
  const isPlace = typeof latitude === 'number' && typeof longitude === 'number';
  return isPlace ? { latitude, longitude } : undefined;
}
