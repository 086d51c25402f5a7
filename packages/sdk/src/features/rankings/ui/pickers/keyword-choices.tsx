'use client';
import { fold } from '@pinfold/contract/fold';
import { maxRankKeywords } from '@pinfold/contract/features/rankings/rank-depth';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { useRankKeywords } from '../../use-rank-keywords.ts';
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
      <List role="group" aria-label={t('rankings.keywords.label')}>
        {matching.slice(0, mostShown).map(({ keyword, facilities_count: count }) => {
          const isSelected = value.includes(keyword);
          return (
            <CheckBox
              key={keyword}
              label={keyword}
              {...(facility === undefined && { description: t('common.locations', { count }) })}
              isSelected={isSelected}
              // The last one stays, since a chart of nothing says nothing.
              isDisabled={!isSingle && (isSelected ? value.length === 1 : isFull)}
              onChange={() => toggle(keyword)}
            />
          );
        })}
        {matching.length === 0 && (
          <p>{error?.detail ?? t(sought ? 'rankings.keywords.no_match' : 'rankings.keywords.none')}</p>
        )}
      </List>
      {!isSingle && (
        <Footer>
          <span role="status">
            {t('rankings.keywords.chosen', { count: value.length, most: maxRankKeywords })}
          </span>
          <Button size="s" onPress={onDone}>
            {t('rankings.keywords.done')}
          </Button>
        </Footer>
      )}
    </>
  );
}

const List = styled.div.withConfig(partClass('RankPicker-row'))`
  display: flex;
  flex-direction: column;
  gap: 10px;
  max-block-size: min(300px, 45dvh);
  padding: 12px 2px;
  overflow: auto;
  & > p {
    margin: 0;
    color: var(--pf-ink-2);
  }
`;

const Footer = styled.div.withConfig(innerClass('RankPicker-footer'))`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding-block-start: 10px;
  border-block-start: 1px solid var(--pf-line);
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
`;
