'use client';
import type { JSX } from 'react';
import { useRankMessages } from '../../use-rank-messages.ts';
import { KeywordPicker } from '../../../../patterns/keyword-picker.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import '../chart/rank-chart.tsx';

export interface RankKeywordPickerProps {
  /** Only keywords that are watched for this location; left out, for any. */
  facility?: number | undefined;
  /** The chosen keywords, in the order of the series. */
  value: readonly string[];
  onChange: (keywords: readonly string[]) => void;
  /** One keyword at a time. @defaultValue false */
  isSingle?: boolean | undefined;
}

/**
 * Chooses keywords by a search in those that are watched; twenty at most. Put it into a `Surface`, or into a component
 * of ours.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const { search, changeSearch } = useRankSearch();
 * return (
 *   <Surface>
 *     <RankKeywordPicker facility={7} value={search.keywords ?? []} onChange={(keywords) => changeSearch({ keywords })} />
 *   </Surface>
 * );
 * ```
 */
export function RankKeywordPicker({ value, ...props }: RankKeywordPickerProps): JSX.Element | null {
  const areWordsReady = useRankMessages();
  if (!areWordsReady) return null;
  return (
    <KeywordPicker value={value}>
      {(close) => <KeywordChoices {...props} value={value} onDone={close} />}
    </KeywordPicker>
  );
}

const KeywordChoices = /* @__PURE__ */ lazyComponent(
  async () => (await import('./keyword-choices.tsx')).KeywordChoices,
);
