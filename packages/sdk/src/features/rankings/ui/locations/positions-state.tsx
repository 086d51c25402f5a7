'use client';
import type { JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { noMatch, QueryState, type EmptyContent } from '../../../../patterns/query-state.tsx';
import { ChartIcon } from '../../../../ui/icons/place-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { useRankLocationsView } from './rank-locations-frame.tsx';

interface PositionsStateProps {
  error: ApiError | null;
  /** The response is loaded and empty. */
  isEmpty: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Why no positions are shown: loading, failed, no matches, or no keyword is watched. */
export function PositionsState({ error, isEmpty, isFetching, refetch }: PositionsStateProps): JSX.Element {
  const t = useTranslate();
  const { state } = useRankLocationsView();
  const noKeywords = useNoKeywords();
  const empty = state.hasFilters
    ? noMatch({
        title: t('rankings.locations.no_match.title'),
        text: t('rankings.locations.no_match.text'),
        clear: t('common.list.clear_filters'),
        onClear: state.clearFilters,
      })
    : {
        title: t('rankings.locations.empty.title'),
        text: t('rankings.locations.empty.text'),
        icon: <ChartIcon size={24} />,
      };
  return (
    <Inset flex="scroll" padding={5}>
      <QueryState
        query={{
          error: state.error ?? error,
          isFetching: isFetching || state.isFetching,
          refetch: () => (state.error ? state.refetch() : refetch()),
        }}
        failed={t('rankings.locations.failed')}
        loading={{ blocks: 8, lines: 2 }}
        empty={noKeywords ?? (isEmpty ? empty : undefined)}
      />
    </Inset>
  );
}

function useNoKeywords(): EmptyContent | undefined {
  const t = useTranslate();
  const { state, emptyActions } = useRankLocationsView();
  if (state.emptiness !== 'no_keywords') return undefined;
  return {
    title: t('rankings.locations.no_keywords.title'),
    text: t('rankings.locations.no_keywords.text'),
    icon: <ChartIcon size={24} />,
    actions: emptyActions,
  };
}
