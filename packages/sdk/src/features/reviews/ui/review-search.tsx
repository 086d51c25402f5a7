'use client';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { partClass } from '../../../theme/part-class.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useInboxView } from './inbox-view-context.ts';

// Long enough that a word typed at once is one question.
const restMs = 300;

/** Searches words of reviews, replies and authors, once the typing rests. */
export function ReviewSearch() {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const given = inbox.filters.q ?? '';
  const [text, setText] = useState(given);
  const [asked, setAsked] = useState(given);
  // Filters may be cleared or come from the address while the field rests.
  if (given !== asked) {
    setAsked(given);
    setText(given);
  }

  const ask = (words: string) => {
    const q = words.trim() || undefined;
    if ((q ?? '') === given) return;
    setAsked(q ?? '');
    inbox.changeFilters({ q });
  };
  useEffect(() => {
    if (text.trim() === given) return;
    const timer = setTimeout(() => ask(text), restMs);
    return () => clearTimeout(timer);
    // Only typing starts the wait anew; the other filters are read when it ends.
  });

  return (
    <Search>
      <SearchField
        label={t('reviews.filter.q')}
        placeholder={t('reviews.filter.q')}
        clearLabel={t('common.clear')}
        value={text}
        onChange={setText}
        onSubmit={ask}
        onClear={() => ask('')}
        maxLength={200}
        aria-keyshortcuts="/"
      />
    </Search>
  );
}

const Search = styled.div.withConfig(partClass('ReviewsInbox-search'))`
  inline-size: 240px;
  :where([data-layout='narrow']) & {
    inline-size: 100%;
  }
`;
