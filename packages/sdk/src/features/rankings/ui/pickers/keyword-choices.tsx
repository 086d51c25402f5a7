'use client';
import { fold } from '@pinfold/contract/fold';
import { maxRankKeywords } from '@pinfold/contract/features/rankings/rank';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Divider } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { useRankKeywords } from '../../rank-keywords.ts';
import type { RankKeywordPickerProps } from './rank-keyword-picker.tsx';

/** More are found by typing. */
const mostShown = 100;

/** Watched keywords to tick, found by typing. */
export function KeywordChoices({
  facility,
  value,
  onChange,
  isSingle = false,
  onDone,
}: RankKeywordPickerProps & { onDone: () => void }): JSX.Element {
  const t = useTranslate();
  const [text, setText] = useState('');
  const { keywords, isPending, error } = useRankKeywords({ facility });
  const sought = fold(text.trim());
  const matching = keywords.filter(({ keyword }) => fold(keyword).includes(sought));
  const isFull = value.length >= maxRankKeywords;
  const toggle = (keyword: string) => {
    if (isSingle) {
      onChange([keyword]);
      onDone();
      return;
    }
    onChange(value.includes(keyword) ? value.filter((kept) => kept !== keyword) : [...value, keyword]);
  };
  if (isPending) return <Skeleton label={t('common.loading')} blocks={3} />;
  return (
    <>
      <SearchField
        label={t('rankings.keywords.search')}
        placeholder={t('rankings.keywords.search')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        autoFocus
      />
      <Stack
        part="RankPicker-row"
        role="group"
        aria-label={t('rankings.keywords.label')}
        gap={3}
        padding={[4, 1]}
        maxBlockSize="min(300px, 45dvh)"
      >
        {matching.slice(0, mostShown).map(({ keyword, facilities_count: count }) => {
          const isSelected = value.includes(keyword);
          return (
            <CheckBox
              key={keyword}
              label={keyword}
              {...(facility === undefined && { description: t('common.locations', { count }) })}
              isSelected={isSelected}
              // The last one cannot be unselected, since the chart needs a keyword.
              isDisabled={!isSingle && (isSelected ? value.length === 1 : isFull)}
              onChange={() => toggle(keyword)}
            />
          );
        })}
        {matching.length === 0 && (
          <Text as="p" tone="muted">
            {error?.detail ?? t(sought ? 'rankings.keywords.no_match' : 'rankings.keywords.none')}
          </Text>
        )}
      </Stack>
      {!isSingle && (
        <Stack gap={3}>
          <Divider />
          <Row gap={4} justify="between">
            <Text role="status" tone="muted" size="s">
              {t('rankings.keywords.chosen', { count: value.length, most: maxRankKeywords })}
            </Text>
            <Button size="s" onPress={onDone}>
              {t('rankings.keywords.done')}
            </Button>
          </Row>
        </Stack>
      )}
    </>
  );
}
