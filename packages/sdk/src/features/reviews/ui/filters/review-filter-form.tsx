'use client';
import { parseDate } from '@internationalized/date';
import type { JSX, ReactElement } from 'react';
import { replyStatuses } from '@pinfold/contract/features/opinions/reply';
import { reviewDateTypes, tagSearch } from '@pinfold/contract/features/reviews/review';
import { sentiments } from '@pinfold/contract/features/opinions/sentiment';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ChipGroup } from '../../../../patterns/chip-group.tsx';
import { FilterLine, FilterPanelFrame } from '../../../../patterns/filter-panel-content.tsx';
import { DateRangePicker } from '../../../../ui/fields/date-range-picker.tsx';
import { MultiComboBox } from '../../../../ui/fields/multi-combo-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { useFilterView } from './filter-view-context.ts';
import { flagLabel, type FlagName, namedRanges } from './filter-labels.ts';

/** Every filter: beside its button where there is room, as a sheet on a phone. */
export function OpenReviewFilterPanel({ trigger }: { trigger: ReactElement }): JSX.Element {
  const t = useTranslate();
  const { clearFilters, hasFilters, count, choices, isNarrow } = useFilterView();
  return (
    <FilterPanelFrame
      title={t('reviews.filter.title')}
      trigger={trigger}
      hasFilters={hasFilters}
      onClear={clearFilters}
      doneLabel={count === undefined ? t('common.close') : t('reviews.filter.show', { count })}
      isOpen={choices.isOpen}
      isNarrow={isNarrow}
      onOpenChange={choices.setOpen}
    >
      <ReviewFilterForm />
    </FilterPanelFrame>
  );
}

const ratings = [5, 4, 3, 2, 1] as const;

/** Every filter at once; each takes effect as soon as it is set. */
function ReviewFilterForm(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { filters, changeFilters } = useFilterView();
  return (
    <>
      <FilterLine>
        <ChipGroup
          label={t('reviews.filter.rating')}
          options={ratings.map((stars) => ({
            id: stars,
            label: `★ ${format.number(stars)}`,
            name: t('reviews.rating', { count: stars }),
          }))}
          value={filters.rating ?? []}
          onChange={(rating) => changeFilters({ rating: [...rating].sort() })}
        />
      </FilterLine>
      <FilterLine>
        <ChipGroup
          label={t('reviews.filter.reply_status')}
          options={replyStatuses.map((status) => ({ id: status, label: t(`reviews.status.${status}`) }))}
          value={filters.reply_status ?? []}
          onChange={(reply_status) => changeFilters({ reply_status })}
        />
      </FilterLine>
      <FilterLine>
        <ChipGroup
          label={t('reviews.filter.sentiment')}
          options={sentiments.map((sentiment) => ({
            id: sentiment,
            label: t(`reviews.sentiment.${sentiment}`),
          }))}
          value={filters.sentiment ?? []}
          onChange={(sentiment) => changeFilters({ sentiment })}
        />
      </FilterLine>
      <DateFilter />
      <PlaceFilters />
      <CategoryFilter />
      <FlagFilter name="reply" label={t('reviews.filter.reply')} />
      <FlagFilter name="comment" label={t('reviews.filter.comment')} />
      <FlagFilter name="has_note" label={t('reviews.note.short')} />
      <FlagFilter name="only_updated" twin="only_created" label={t('reviews.filter.edited')} />
      <FlagFilter name="deleted" fallback={false} label={t('reviews.filter.deleted_label')} />
      <FlagFilter name="is_accurate" label={t('reviews.filter.relevance')} />
      <FlagFilter name="is_written_by_ai" label={t('reviews.filter.authorship')} />
    </>
  );
}

const handlings = [tagSearch.any, tagSearch.all, tagSearch.none] as const;

/** Which categories, and whether a review must have all of them, any, or none. */
function CategoryFilter(): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, choices } = useFilterView();
  const { tags = [], tags_handling: handling = tagSearch.any } = filters;
  return (
    <>
      <MultiComboBox
        label={t('reviews.filter.tags')}
        emptyText={t('reviews.filter.nothing_found')}
        removeLabel={(name) => t('reviews.filter.remove', { name })}
        options={choices.tags}
        value={tags.map((id) => ({ id: String(id), label: choices.tagName(id) }))}
        onChange={(chosen) =>
          changeFilters({
            tags: chosen.map(({ id }) => Number(id)),
            tags_handling: chosen.length > 0 ? filters.tags_handling : undefined,
            tags_sentiment: chosen.length > 0 ? filters.tags_sentiment : undefined,
          })
        }
      />
      {tags.length > 0 ? (
        <Select
          label={t('reviews.filter.tags_match')}
          options={handlings.map((one) => ({
            id: String(one),
            label: t(`reviews.filter.tags_handling.${one}`),
          }))}
          value={String(handling)}
          onChange={(id) => changeFilters({ tags_handling: handlings.find((one) => String(one) === id) })}
        />
      ) : (
        <FlagFilter name="has_tags" label={t('reviews.filter.has_tags_label')} />
      )}
    </>
  );
}

/** Which days, and whether they are those of writing or of editing. */
function DateFilter(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { filters, changeFilters } = useFilterView();
  const { date_from: from, date_to: to } = filters;
  const today = format.today();
  const presets = namedRanges(today, t).map(({ label, ...range }) => ({
    label,
    value: { start: parseDate(range.from), end: parseDate(range.to) },
  }));
  return (
    <>
      <DateRangePicker
        label={t('reviews.filter.date')}
        presets={presets}
        presetsLabel={t('reviews.filter.date_presets')}
        maxValue={parseDate(today)}
        value={from && to ? { start: parseDate(from), end: parseDate(to) } : null}
        onChange={(range) =>
          changeFilters({ date_from: range?.start.toString(), date_to: range?.end.toString() })
        }
      />
      <Select
        label={t('reviews.filter.date_type')}
        options={reviewDateTypes.map((type) => ({ id: type, label: t(`reviews.filter.date_type.${type}`) }))}
        value={filters.date_type ?? 'created'}
        onChange={(id) => changeFilters({ date_type: id === 'edited' ? 'edited' : undefined })}
      />
    </>
  );
}

interface FlagFilterProps {
  name: FlagName;
  /** The filter for "no", where the API has two. */
  twin?: FlagName;
  label: string;
  /** Value while nothing is chosen, where "either" is not available. */
  fallback?: boolean;
}

/** Yes, no, or either. */
function FlagFilter({ name, twin, label, fallback }: FlagFilterProps): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters } = useFilterView();
  const value = filters[name] ?? (twin && filters[twin] !== undefined ? !filters[twin] : fallback);
  const choose = (answer: boolean | undefined) =>
    changeFilters(
      twin
        ? { [name]: answer || undefined, [twin]: answer === false || undefined }
        : { [name]: answer === fallback ? undefined : answer },
    );
  return (
    <Select
      label={label}
      options={[
        ...(fallback === undefined ? [{ id: 'any', label: t('reviews.filter.any') }] : []),
        { id: 'true', label: t(flagLabel(name, true)) },
        { id: 'false', label: t(flagLabel(name, false)) },
      ]}
      value={String(value ?? 'any')}
      onChange={(id) => choose(id === 'any' ? undefined : id === 'true')}
    />
  );
}

/** Where: by location, town or group. */
function PlaceFilters(): JSX.Element {
  const t = useTranslate();
  const { filters, changeFilters, choices } = useFilterView();
  const texts = {
    emptyText: t('reviews.filter.nothing_found'),
    loadingText: t('common.loading'),
    removeLabel: (name: string) => t('reviews.filter.remove', { name }),
  };
  const { gmb_address_ids: locations = [], cities = [], groups = [] } = filters;
  return (
    <>
      <FilterLine>
        <MultiComboBox
          {...texts}
          label={t('reviews.filter.gmb_address_ids')}
          placeholder={t('reviews.filter.locations_hint')}
          options={choices.locations}
          isLoading={choices.isSearching}
          onInputChange={choices.searchLocations}
          value={locations.map((id) => ({ id: String(id), label: choices.locationName(id) }))}
          onChange={(chosen) => changeFilters({ gmb_address_ids: chosen.map(({ id }) => Number(id)) })}
        />
      </FilterLine>
      <MultiComboBox
        {...texts}
        label={t('reviews.filter.cities')}
        options={choices.cities}
        value={cities.map((city) => ({ id: city, label: city }))}
        onChange={(chosen) => changeFilters({ cities: chosen.map(({ id }) => id) })}
      />
      <MultiComboBox
        {...texts}
        label={t('reviews.filter.groups')}
        options={choices.groups}
        value={groups.map((id) => ({ id: String(id), label: choices.groupName(id) }))}
        onChange={(chosen) => changeFilters({ groups: chosen.map(({ id }) => Number(id)) })}
      />
    </>
  );
}
