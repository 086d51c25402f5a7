'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useShortcutMode } from '../../../provider/use-shortcut-mode.ts';
import { useRestedText } from '../../../state/use-rested-text.ts';
import { partClass } from '../../../theme/part-class.ts';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { useInboxView } from './inbox-view-context.ts';

/** Searches words of reviews, replies and authors, once the typing rests. */
export function ReviewSearch(): JSX.Element {
  const t = useTranslate();
  const { inbox } = useInboxView();
  const hasKey = useShortcutMode() === 'all';
  const { text, setText, ask } = useRestedText(inbox.filters.q ?? '', (q) =>
    inbox.changeFilters({ q: q || undefined }),
  );

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
        {...(hasKey && { 'aria-keyshortcuts': '/' })}
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
