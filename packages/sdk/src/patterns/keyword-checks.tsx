'use client';
import { fold } from '@pinfold/contract/fold';
import { useState, type JSX } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';
import { Button } from '../ui/actions/button.tsx';
import { CheckBox } from '../ui/fields/check-box.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { Divider } from '../ui/layout/list.tsx';
import { Row, Stack } from '../ui/layout/stack.tsx';
import { Text } from '../ui/layout/text.tsx';

/** More are found by typing. */
const mostShown = 100;

interface KeywordChecksProps {
  /** Each with what is said below it. */
  keywords: readonly { keyword: string; description?: string }[];
  /** The chosen ones, in the order of the series. */
  value: readonly string[];
  onChange: (keywords: readonly string[]) => void;
  /** How many can be chosen. */
  most: number;
  /** One keyword at a time. @default false */
  isSingle?: boolean | undefined;
  /** The row that chooses none of them, where that means all. */
  all?: string | undefined;
  /** Why there are none. */
  fault?: string | undefined;
  onDone: () => void;
}

/** Keywords to tick, found by typing. */
export function KeywordChecks({
  keywords,
  value,
  onChange,
  most,
  isSingle = false,
  all,
  fault,
  onDone,
}: KeywordChecksProps): JSX.Element {
  const t = useTranslate();
  const [text, setText] = useState('');
  const sought = fold(text.trim());
  const matching = keywords.filter(({ keyword }) => fold(keyword).includes(sought));
  const isFull = value.length >= most;
  const toggle = (keyword: string) => {
    if (isSingle) {
      onChange([keyword]);
      onDone();
      return;
    }
    onChange(value.includes(keyword) ? value.filter((kept) => kept !== keyword) : [...value, keyword]);
  };
  return (
    <>
      <SearchField
        label={t('rank.keywords.search')}
        placeholder={t('rank.keywords.search')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        autoFocus
      />
      <Stack
        part="RankPicker-row"
        role="group"
        aria-label={t('rank.keywords.label')}
        gap={3}
        padding={[4, 1]}
        maxBlockSize="min(300px, 45dvh)"
      >
        {all !== undefined && sought === '' && (
          <CheckBox
            label={all}
            isSelected={value.length === 0}
            onChange={() => {
              onChange([]);
              onDone();
            }}
          />
        )}
        {matching.slice(0, mostShown).map(({ keyword, description }) => {
          const isSelected = value.includes(keyword);
          return (
            <CheckBox
              key={keyword}
              label={keyword}
              {...(description !== undefined && { description })}
              isSelected={isSelected}
              // The last one cannot be unselected, since the chart needs a keyword.
              isDisabled={!isSingle && (isSelected ? value.length === 1 : isFull)}
              onChange={() => toggle(keyword)}
            />
          );
        })}
        {matching.length === 0 && (
          <Text as="p" tone="muted">
            {fault ?? t(sought ? 'rank.keywords.no_match' : 'rank.keywords.none')}
          </Text>
        )}
      </Stack>
      {!isSingle && (
        <Stack gap={3}>
          <Divider />
          <Row gap={4} justify="between">
            <Text role="status" tone="muted" size="s">
              {t('rank.keywords.chosen', { count: value.length, most: most })}
            </Text>
            <Button size="s" onPress={onDone}>
              {t('rank.keywords.done')}
            </Button>
          </Row>
        </Stack>
      )}
    </>
  );
}
