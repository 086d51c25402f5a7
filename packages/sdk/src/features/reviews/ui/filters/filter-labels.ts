import { datePresets, earliestDate, resolvePeriod } from '@pinfold/contract/period';
import type { Translate } from '../../../../i18n/i18n.ts';
import type { TranslationKey } from '../../../../i18n/namespaces.ts';
import { periodName } from '../../../../i18n/period-name.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { ReviewFilterName, ReviewFilters } from '../../review-filters.ts';
import { useFilterView } from './filter-view-context.ts';

interface FilterLabel {
  /** The filters of one chip. */
  names: readonly ReviewFilterName[];
  label: string;
}

/** Filters in the user's words, one for each chip. */
export function useFilterLabels(filters: ReviewFilters): FilterLabel[] {
  const t = useTranslate();
  const format = useFormat();
  const { choices } = useFilterView();
  const labels: FilterLabel[] = [];
  const add = (label: string, ...names: ReviewFilterName[]) => labels.push({ names, label });

  const { q, rating, reply_status, sentiment, tags, gmb_address_ids, cities, groups, date_from, date_to } =
    filters;
  if (q) add(`„${q}”`, 'q');
  if (rating) add(`★ ${ratingWords(rating)}`, 'rating');
  if (reply_status) add(reply_status.map((one) => t(`reviews.status.${one}`)).join(', '), 'reply_status');
  if (sentiment) add(sentiment.map((one) => t(`reviews.sentiment.${one}`)).join(', '), 'sentiment');
  for (const name of flagNames) {
    const value = filters[name];
    if (typeof value === 'boolean') add(t(flagLabel(name, value)), name);
  }
  if (tags) {
    const handling = t(`reviews.filter.tags_handling.${filters.tags_handling ?? 1}`);
    const names = listWords(tags.map((id) => choices.tagName(id)));
    const sounding = filters.tags_sentiment?.map((one) => t(`reviews.sentiment.${one}`)).join(', ');
    const which = tags.length > 1 || filters.tags_handling === 0 ? `${handling}: ${names}` : names;
    add(sounding ? `${which} (${sounding})` : which, 'tags', 'tags_handling', 'tags_sentiment');
  }
  if (gmb_address_ids)
    add(listWords(gmb_address_ids.map((id) => choices.locationName(id))), 'gmb_address_ids');
  if (cities) add(listWords(cities), 'cities');
  if (groups) add(listWords(groups.map((id) => choices.groupName(id))), 'groups');
  if (date_from || date_to) {
    const preset = namedRanges(format.today(), t).find(
      ({ from, to }) => from === date_from && to === date_to,
    );
    const days = [date_from, date_to].map((day) => (day ? format.date(`${day}T12:00:00Z`) : '…'));
    add(preset?.label ?? days.join(' – '), 'date_from', 'date_to');
  }
  return labels;
}

/** `1–3` where stars follow each other, `1, 3` where they do not. */
function ratingWords(rating: readonly number[]): string {
  const sorted = [...rating].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  if (sorted.length > 1 && last - first === sorted.length - 1) return `${first}–${last}`;
  return sorted.join(', ');
}

function listWords(words: readonly string[]): string {
  const shown = words.slice(0, 2).join(', ');
  return words.length > 2 ? `${shown} +${words.length - 2}` : shown;
}

/** The name of a yes-or-no filter. */
export type FlagName =
  | 'reply'
  | 'comment'
  | 'has_note'
  | 'deleted'
  | 'only_updated'
  | 'only_created'
  | 'is_accurate'
  | 'is_written_by_ai'
  | 'is_processing'
  | 'has_tags';

/** Labels of yes and no. */
const flags: Readonly<Record<FlagName, readonly [yes: TranslationKey, no: TranslationKey]>> = {
  reply: ['reviews.filter.reply_yes', 'reviews.filter.reply_no'],
  comment: ['reviews.filter.comment_yes', 'reviews.filter.comment_no'],
  has_note: ['reviews.filter.has_note', 'reviews.filter.has_note_no'],
  deleted: ['reviews.filter.deleted', 'reviews.filter.deleted_no'],
  only_updated: ['reviews.filter.only_updated', 'reviews.filter.only_created'],
  only_created: ['reviews.filter.only_created', 'reviews.filter.only_updated'],
  is_accurate: ['reviews.filter.is_accurate', 'reviews.filter.is_accurate_no'],
  is_written_by_ai: ['reviews.filter.is_written_by_ai', 'reviews.filter.is_written_by_ai_no'],
  is_processing: ['reviews.filter.is_processing', 'reviews.filter.is_processing_no'],
  has_tags: ['reviews.filter.has_tags', 'reviews.filter.has_tags_no'],
};

const flagNames = Object.keys(flags) as FlagName[];

/** Returns the label of a flag's value. */
export function flagLabel(name: FlagName, value: boolean): TranslationKey {
  return flags[name][value ? 0 : 1];
}

/** A range of days with its name, both days as `YYYY-MM-DD`. */
interface NamedRange {
  label: string;
  from: string;
  to: string;
}

/** Every period by name, counted from the company's today; the whole one begins with the first day that can be asked for. */
export function namedRanges(today: string, t: Translate): NamedRange[] {
  return datePresets.map((preset) => ({
    label: periodName(preset, t),
    ...resolvePeriod(preset, today, earliestDate),
  }));
}
