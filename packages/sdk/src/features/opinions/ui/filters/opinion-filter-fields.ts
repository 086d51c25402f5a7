import { type ReplyStatus, replyStatuses } from '@pinfold/contract/features/opinions/reply';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import { reviewDateTypes, tagSearch } from '@pinfold/contract/features/opinions/opinion';
import type { TranslationKey } from '../../../../i18n/namespaces.ts';
import { namedPeriods, periodLabel } from '../../../../i18n/period-name.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { chipsInput } from '../../../../patterns/chip-group.tsx';
import {
  chipText,
  choiceInput,
  type FilterField,
  type FilterInput,
  flagInput,
  type OptionsSourceProps,
} from '../../../../patterns/filter-field.ts';
import { useClient } from '../../../../provider/use-pinfold.ts';
import { usePinfoldQuery } from '../../../../query/use-pinfold-query.ts';
import type { FiltersChange } from '../../../../state/define-filters.ts';
import { listReviewTags } from '../../categories/review-categories.ts';
import type { OpinionFilters } from '../../opinion-filters.ts';
import type { FlagLabels, OpinionFlagName } from './opinion-flags.ts';

interface OpinionFilterFieldsOptions<Flag extends string> {
  filters: OpinionFilters & FlagFilters<Flag>;
  /** Those that have a chip; the others are told by a view or another control. */
  shown: OpinionFilters & FlagFilters<Flag>;
  changeFilters: (change: FiltersChange<OpinionFilters & FlagFilters<Flag>>) => void;
  /** Yes-or-no filters in the order of their chips, with those of the inbox's own. */
  flags: Readonly<Record<Flag | OpinionFlagName, FlagLabels>>;
  /** Those that the panel asks for, in its order. */
  panelFlags: readonly (Flag | OpinionFlagName)[];
  /** The states that a reply can be in, by name, and what they are called together. @default those of a published reply */
  replyStates?: { label: TranslationKey; names: Partial<Record<ReplyStatus, TranslationKey>> };
  /** What the opinions are about: locations, or apps. */
  places: readonly FilterField[];
}

type FlagFilters<Flag extends string> = { readonly [Name in Flag]?: boolean };

/** The filters of an inbox in the order of the panel, and all of them in the order of their chips. */
export function useOpinionFilterFields<Flag extends string>({
  filters,
  shown,
  changeFilters: changeAny,
  flags,
  panelFlags,
  replyStates,
  places,
}: OpinionFilterFieldsOptions<Flag>): { fields: FilterField[]; chips: FilterField[] } {
  const changeFilters = changeAny as (change: Record<string, unknown>) => void;
  const t = useTranslate();
  const format = useFormat();
  const { tags = [], date_from: from, date_to: to } = filters;
  const tagOptions = useTagOptions(tags.length > 0);
  const periods = namedPeriods(format.today(), t);
  const anyLabel = t('reviews.filter.any');
  const field = (
    id: Flag | keyof OpinionFilters,
    chip: string | undefined,
    input?: FilterInput,
    label: TranslationKey = `reviews.filter.${id}` as TranslationKey,
  ): FilterField => ({
    id,
    label: input ? t(label) : '',
    input,
    chip,
    clear: () => changeFilters({ [id]: undefined }),
  });

  const { only_updated: isUpdated, only_created: isCreated } = filters;
  const specialFlags: Record<string, Partial<Parameters<typeof flagInput>[0]> | undefined> = {
    deleted: {
      anyLabel: undefined,
      value: filters.deleted ?? false,
      onChange: (next) => changeFilters({ deleted: next || undefined }),
    },
    only_updated: {
      value: isUpdated ?? (isCreated === undefined ? undefined : !isCreated),
      onChange: (next) =>
        changeFilters({ only_updated: next || undefined, only_created: next === false || undefined }),
    },
  };
  const flag = (name: Flag | OpinionFlagName) => {
    const [yes, no, label] = flags[name];
    const chip = shown[name] === undefined ? undefined : t(shown[name] ? yes : no);
    const onChange = (next: boolean | undefined) => changeFilters({ [name]: next });
    const input = { anyLabel, yes: t(yes), no: t(no), value: filters[name], onChange };
    return field(name, chip, label && flagInput({ ...input, ...specialFlags[name] }), label);
  };
  const several = <Value extends string>(
    id: 'reply_status' | 'sentiment',
    values: readonly Value[],
    nameOf: (value: Value) => string,
    label: TranslationKey = `reviews.filter.${id}`,
  ) =>
    field(
      id,
      (shown[id] as readonly Value[] | undefined)?.map(nameOf).join(', '),
      chipsInput({
        label: t(label),
        options: values.map((one) => ({ id: one, label: nameOf(one) })),
        value: (filters[id] as readonly Value[] | undefined) ?? [],
        onChange: (next) => changeFilters({ [id]: next }),
      }),
      label,
    );
  const sentimentName = (one: (typeof sentiments)[number]) => t(`reviews.sentiment.${one}`);
  const status = several(
    'reply_status',
    replyStatuses.filter((one) => !replyStates || one in replyStates.names),
    (one) => t(replyStates?.names[one] ?? `reviews.status.${one}`),
    replyStates?.label,
  );
  const sentiment = several('sentiment', sentiments, sentimentName);

  const rating = field(
    'rating',
    shown.rating && `★ ${starsText(shown.rating)}`,
    chipsInput({
      label: t('reviews.filter.rating'),
      options: [5, 4, 3, 2, 1].map((id) => ({
        id,
        label: `★ ${format.number(id)}`,
        name: t('reviews.rating', { count: id }),
      })),
      value: filters.rating ?? [],
      onChange: (next) => changeFilters({ rating: next.toSorted() }),
    }),
  );

  const preset = periods.find((period) => period.from === from && period.to === to)?.preset;
  const days: FilterField = {
    id: 'days',
    label: t('reviews.filter.date'),
    input: {
      kind: 'days',
      presets: periods,
      presetsLabel: t('reviews.filter.date_presets'),
      from,
      to,
      onChange: (first, last) => changeFilters({ date_from: first, date_to: last }),
    },
    isWide: false,
    chip: shown.date_from || shown.date_to ? periodLabel({ ...shown, preset }, t, format) : undefined,
    clear: () => changeFilters({ date_from: undefined, date_to: undefined }),
  };
  const dateType = field(
    'date_type',
    undefined,
    choiceInput({
      values: reviewDateTypes,
      nameOf: (one) => t(`reviews.filter.date_type.${one}`),
      value: filters.date_type ?? 'created',
      onChange: (next) => changeFilters({ date_type: next === 'edited' ? next : undefined }),
    }),
  );

  // A category that no longer exists, for example from an old link, still needs a chip by which to remove it.
  const tagName = (id: number) => tagOptions.find((tag) => tag.id === String(id))?.label ?? `#${id}`;
  const matchName = (one: (typeof tagMatches)[number]) => t(`reviews.filter.tags_handling.${one}`);
  const match = filters.tags_handling ?? tagSearch.any;
  const tagNames = chipText((shown.tags ?? []).map(tagName));
  const tagPrefix = tags.length > 1 || match === tagSearch.none ? `${matchName(match)}: ` : '';
  const tagSuffix = shown.tags_sentiment?.length
    ? ` (${shown.tags_sentiment.map(sentimentName).join(', ')})`
    : '';
  const noTags = { tags: undefined, tags_handling: undefined, tags_sentiment: undefined };
  const categories: FilterField = {
    ...field('tags', tagNames && tagPrefix + tagNames + tagSuffix, {
      kind: 'choices',
      options: TagOptions,
      value: tags.map((id) => ({ id: String(id), label: tagName(id) })),
      onChange: (chosen) =>
        changeFilters(chosen.length > 0 ? { tags: chosen.map(({ id }) => Number(id)) } : noTags),
    }),
    clear: () => changeFilters(noTags),
  };
  const tagsMatch = field(
    'tags_handling',
    undefined,
    choiceInput({
      values: tagMatches,
      nameOf: matchName,
      value: match,
      onChange: (next) => changeFilters({ tags_handling: next }),
    }),
    'reviews.filter.tags_match',
  );

  const marks = [rating, status, sentiment];
  const ofTags = tags.length > 0 ? tagsMatch : flag('has_tags');
  return {
    fields: [...marks, days, dateType, ...places, categories, ofTags, ...panelFlags.map(flag)],
    chips: [
      field('q', shown.q && `„${shown.q}”`),
      ...marks,
      ...(Object.keys(flags) as OpinionFlagName[]).map(flag),
      categories,
      ...places,
      days,
    ],
  };
}

const tagMatches = [tagSearch.any, tagSearch.all, tagSearch.none] as const;

/** Returns `1–3` for consecutive stars, otherwise `1, 3`. */
function starsText(rating: readonly number[]): string {
  const sorted = rating.toSorted((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  const isRange = sorted.length > 1 && last - first === sorted.length - 1;
  return isRange ? `${first}–${last}` : sorted.join(', ');
}

function useTagOptions(enabled: boolean) {
  const { data } = usePinfoldQuery({ ...listReviewTags(useClient()), enabled });
  return (data?.results ?? []).map(({ id, name }) => ({ id: String(id), label: name }));
}

function TagOptions({ children }: OptionsSourceProps) {
  return children(useTagOptions(true));
}
