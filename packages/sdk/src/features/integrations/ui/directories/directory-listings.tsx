'use client';
import type { JSX, ReactNode } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { DataList } from '../../../../patterns/data-list.tsx';
import { type EmptyContent, noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { DirectoryTexts } from './directory-texts.ts';

/** What is read page by page. */
interface ListingsQuery<Listing> {
  listings: readonly Listing[];
  count: number | undefined;
  error: ApiError | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface DirectoryListingsProps<Listing> {
  texts: DirectoryTexts;
  title: string;
  /** Where nothing could be read. */
  failed: string;
  /** Where nothing is listed at all. */
  empty: EmptyContent;
  query: ListingsQuery<Listing>;
  /** How many can be sent again. */
  refused: number;
  onRetryAll: () => void;
  isRetryingAll: boolean;
  /** Why nothing can be sent again. */
  disabledReason: string | undefined;
  q: string;
  onSearch: (q: string) => void;
  /** Beside the search. */
  filters?: ReactNode;
  hasFilters: boolean;
  onClearFilters: () => void;
  headingLevel: 2 | 3;
  /** Draws one listing, as an entry of a list. */
  children: (listing: Listing) => JSX.Element;
}

/** How far the locations are with a directory: searched, narrowed, and sent again. */
export function DirectoryListings<Listing>(props: DirectoryListingsProps<Listing>): JSX.Element {
  const { texts, title, query, refused, headingLevel } = props;
  const t = useTranslate();
  const { listings, count } = query;
  const listTexts = texts === 'integrations.maps' ? texts : (`${texts}.listings` as const);
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Spread gap={5} rowGap={3}>
        <Stack basis="220px">
          <Heading level={headingLevel}>{title}</Heading>
          <Text size="s" tone="subtle" role="status">
            {count !== undefined && t(`${listTexts}.matching`, { count })}
          </Text>
        </Stack>
        {refused > 0 && (
          <Button
            size="s"
            onPress={props.onRetryAll}
            isPending={props.isRetryingAll}
            pendingLabel={t(`${texts}.retrying`)}
            disabledReason={props.disabledReason}
          >
            {t(`${texts}.retry_all`, { count: refused })}
          </Button>
        )}
      </Spread>
      <Row gap={3} rowGap={3} wrap>
        <CollectionSearch
          label={t(`${listTexts}.search`)}
          placeholder={t(`${listTexts}.search`)}
          value={props.q}
          onSearch={props.onSearch}
        />
        {props.filters}
      </Row>
      {query.error && listings.length > 0 && (
        <Banner
          tone="bad"
          role="alert"
          actions={
            <Button size="s" onPress={() => void query.refetch()} isPending={query.isFetching}>
              {t('common.retry')}
            </Button>
          }
        >
          {t(`${listTexts}.partly_failed`)}
        </Banner>
      )}
      {listings.length > 0 ? (
        <DataList label={title} isStale={query.isPlaceholderData}>
          {listings.map((listing) => props.children(listing))}
        </DataList>
      ) : (
        <QueryState
          query={query}
          failed={props.failed}
          headingLevel={headingLevel === 2 ? 3 : 4}
          loading={{ blocks: 5, lines: 2 }}
          empty={
            count === undefined
              ? undefined
              : props.hasFilters
                ? noMatch({
                    title: t(`${listTexts}.no_match`),
                    clear: t('common.list.clear_filters'),
                    onClear: props.onClearFilters,
                  })
                : props.empty
          }
        />
      )}
      {query.hasNextPage && (
        <Row justify="center">
          <Button
            onPress={() => void query.fetchNextPage()}
            isPending={query.isFetchingNextPage}
            pendingLabel={t('common.loading')}
          >
            {t(`${texts}.show_more`)}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
