'use client';
import { type JSX, useMemo, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useRestedText } from '../../../../state/use-rested-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { VirtualList } from '../../../../ui/collections/virtual-list.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useReviewCities, useReviewGroups } from '../../../listings/use-review-locations.ts';
import type { PostLocation } from '../../local-posts.queries.ts';
import { usePostLocations } from '../../use-local-post.ts';
import { useComposerField } from './composer-context.ts';

/** Rows that are read at first, and then with each stretch of scrolling. */
const stretch = 100;

/** Locations to tick, by search, group and city; those that can have no post stay to be found, with the reason. */
export function LocationsField(): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { value: chosen, onChange, onBlur, errorMessage } = useComposerField('locations');
  const [filters, setFilters] = useState<{ q: string; group: string; city: string }>(noFilters);
  const search = useMemo(
    () => ({
      ...(filters.q && { q: filters.q }),
      ...(filters.group && { groups: [Number(filters.group)] }),
      ...(filters.city && { city: filters.city }),
    }),
    [filters],
  );
  const [reach, setReach] = useState({ search, end: stretch - 1 });
  const end = reach.search === search ? reach.end : stretch - 1;
  const range = useMemo(() => ({ start: 0, end }), [end]);
  const list = usePostLocations(search, { range });
  const { at, count = 0, ids } = list;
  const rows = useMemo(() => loadedRows(at, Math.min(count, end + 1)), [at, count, end]);
  const { text, setText, ask } = useRestedText(filters.q, (q) => setFilters({ ...filters, q }));
  const [active, setActive] = useState<string | null>(null);
  const selected = useMemo(() => new Set(chosen), [chosen]);
  const selectedKeys = useMemo(() => new Set(chosen.map(String)), [chosen]);
  const areAllChosen = ids.length > 0 && ids.every((id) => selected.has(id));
  const isFiltered = search.q !== undefined || search.groups !== undefined || search.city !== undefined;

  const change = (next: readonly number[]) => {
    onChange(next);
    onBlur();
  };
  const toggle = (id: number) =>
    change(selected.has(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Stack gap={3}>
      <Row gap={3} rowGap={2} align="end" wrap>
        <Stack basis="200px">
          <SearchField
            label={t('post_composer.locations.search')}
            placeholder={t('post_composer.locations.search')}
            clearLabel={t('common.clear')}
            value={text}
            onChange={setText}
            onSubmit={ask}
            onClear={() => ask('')}
            maxLength={200}
          />
        </Stack>
        <PlaceFilters {...filters} onChange={(part) => setFilters({ ...filters, ...part })} />
      </Row>
      <Row gap={3} rowGap={1} wrap>
        <Text basis="140px" size="s" tone="muted" isTabular role="status">
          {t('post_composer.locations.chosen', { count: chosen.length })}
        </Text>
        {chosen.length > 0 && (
          <Button size="s" variant="ghost" onPress={() => change([])}>
            {t('post_composer.locations.none')}
          </Button>
        )}
        <Button
          size="s"
          variant="ghost"
          isDisabled={ids.length === 0 || areAllChosen || list.isStale}
          onPress={() => change([...new Set([...chosen, ...ids])])}
        >
          {t(isFiltered ? 'post_composer.locations.all_matching' : 'post_composer.locations.all', {
            number: format.number(ids.length),
          })}
        </Button>
      </Row>
      <Inset blockSize="min(340px, 45dvh)" isFramed isStale={list.isStale}>
        {list.error && rows.length === 0 ? (
          <ErrorState
            title={t('post_composer.locations.failed')}
            onRetry={() => void list.refetch()}
            retryLabel={t('common.retry')}
            isRetrying={list.isFetching}
          >
            {list.error.detail}
          </ErrorState>
        ) : list.isPending ? (
          <Inset padding={4}>
            <Skeleton label={t('common.loading')} blocks={4} lines={2} />
          </Inset>
        ) : count === 0 ? (
          <EmptyState
            headingLevel={4}
            role="status"
            title={t('post_composer.locations.no_match')}
            actions={
              isFiltered && (
                <Button
                  onPress={() => {
                    setText('');
                    setFilters(noFilters);
                  }}
                >
                  {t('common.clear')}
                </Button>
              )
            }
          />
        ) : (
          <VirtualList
            label={t('post_composer.locations')}
            rows={rows}
            getKey={({ id }) => String(id)}
            renderRow={(location, { isSelected }) => (
              <LocationRow location={location} isSelected={isSelected} onToggle={() => toggle(location.id)} />
            )}
            activeKey={active}
            onActiveChange={setActive}
            selectedKeys={selectedKeys}
            onToggle={(key) => {
              const row = rows.find(({ id }) => String(id) === key);
              if (row && row.reason === null) toggle(row.id);
            }}
            totalCount={count}
            estimatedHeight={58}
            onEndReached={() => {
              if (rows.length > end) setReach({ search, end: end + stretch });
            }}
          />
        )}
      </Inset>
      {errorMessage && (
        <Text as="p" tone="bad" size="s" role="alert">
          {errorMessage}
        </Text>
      )}
    </Stack>
  );
}

const noFilters = { q: '', group: '', city: '' };

function loadedRows(at: (row: number) => PostLocation | undefined, count: number): PostLocation[] {
  return Array.from({ length: count }, (_, row) => at(row)).filter((row) => row !== undefined);
}

interface PlaceFiltersProps {
  group: string;
  city: string;
  onChange: (part: { group: string } | { city: string }) => void;
}

/** Groups and cities to narrow the list by, where there are any. */
function PlaceFilters({ group, city, onChange }: PlaceFiltersProps) {
  const t = useTranslate();
  const groups = useReviewGroups().data?.results ?? [];
  const cities = useReviewCities().data?.results ?? [];
  const every = { id: '', label: t('post_composer.locations.every') };
  return (
    <>
      {groups.length > 0 && (
        <Stack basis="130px">
          <Select
            label={t('post_composer.locations.group')}
            options={[every, ...groups.map(({ id, name }) => ({ id: String(id), label: name }))]}
            value={group}
            onChange={(id) => onChange({ group: id })}
          />
        </Stack>
      )}
      {cities.length > 1 && (
        <Stack basis="130px">
          <Select
            label={t('post_composer.locations.city')}
            options={[every, ...cities.map((one) => ({ id: one.city, label: one.city }))]}
            value={city}
            onChange={(id) => onChange({ city: id })}
          />
        </Stack>
      )}
    </>
  );
}

interface LocationRowProps {
  location: PostLocation;
  isSelected: boolean;
  onToggle: () => void;
}

/** A location to tick; the address comes first, since locations of a chain share their name. */
function LocationRow({ location, isSelected, onToggle }: LocationRowProps) {
  const t = useTranslate();
  const { formatted_address: address, name, reason } = location;
  return (
    <Grid part="PostComposer-location" padding={[3, 4]} data-reason={reason ?? undefined}>
      <CheckBox
        label={address || name}
        description={
          reason ? (
            <Row as="span" gap={2} rowGap={1} wrap>
              {name}
              <Tag tone="warn">{t(`post_composer.excluded.${reason}`)}</Tag>
            </Row>
          ) : (
            name
          )
        }
        isSelected={isSelected}
        isDisabled={reason !== null}
        onChange={onToggle}
        excludeFromTabOrder
      />
    </Grid>
  );
}
