'use client';
import type { JSX } from 'react';
import { rankingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrow-icons.tsx';
import { Inset } from '../../../../ui/layout/stack.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { Popover } from '../../../../ui/overlays/popover.tsx';
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
  const t = useTranslate();
  const areWordsReady = useFeatureMessages(rankingsMessages);
  if (!areWordsReady) return null;
  const [only] = value;
  const label =
    only === undefined
      ? t('rankings.keywords.choose')
      : value.length === 1
        ? t('rankings.keywords.one', { keyword: only })
        : t('rankings.keywords.count', { count: value.length });
  return (
    <Popover
      label={t('rankings.keywords.label')}
      trigger={
        <Button size="s">
          {label}
          <ChevronDownIcon size={14} />
        </Button>
      }
    >
      {(close) => (
        <Inset inlineSize="min(300px, calc(100vw - 48px))" minBlockSize="120px">
          <KeywordChoices {...props} value={value} onDone={close} />
        </Inset>
      )}
    </Popover>
  );
}

const KeywordChoices = /* @__PURE__ */ lazyComponent(
  async () => (await import('./keyword-choices.tsx')).KeywordChoices,
);
