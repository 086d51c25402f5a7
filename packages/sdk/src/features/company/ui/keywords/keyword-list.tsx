'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { FilterIcon, TagIcon } from '../../../../ui/icons/action-icons.tsx';
import { Divider, List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { CompanyKeywordsState } from '../../keywords/use-company-keywords.ts';
import { LoadState } from '../shared/load-state.tsx';
import { KeywordRow } from './keyword-row.tsx';

interface KeywordListProps {
  state: CompanyKeywordsState;
  headingLevel: 3 | 4;
}

/** The keywords of one page, or why there is none. */
export function KeywordList({ state, headingLevel }: KeywordListProps): JSX.Element {
  const t = useTranslate();
  const { keywords, removal, page, pageCount } = state;
  if (state.error) return <LoadState {...state} />;
  if (state.emptiness === 'no_keywords')
    return (
      <EmptyState
        role="status"
        icon={<TagIcon size={24} />}
        title={t('company.keywords.empty')}
        headingLevel={headingLevel}
      >
        {t('company.keywords.empty_text')}
      </EmptyState>
    );
  if (state.emptiness === 'no_match')
    return (
      <EmptyState
        role="status"
        icon={<FilterIcon size={24} />}
        title={t('company.keywords.no_match')}
        headingLevel={headingLevel}
        actions={<Button onPress={state.filter.clear}>{t('company.keywords.clear')}</Button>}
      />
    );
  return (
    <>
      <List lines="between" isStale={state.isStale}>
        {keywords.map((keyword) => (
          <KeywordRow
            key={keyword.id}
            keyword={keyword}
            isRemoving={removal.removingId === keyword.id}
            refusal={state.removalRefusal(keyword)}
            onRemove={() => removal.remove(keyword)}
          />
        ))}
      </List>
      {pageCount > 1 && (
        <Stack gap={4}>
          <Divider />
          <Pagination
            label={t('company.keywords.pages')}
            page={page}
            pageCount={pageCount}
            onChange={state.setPage}
            previousLabel={t('company.keywords.previous')}
            nextLabel={t('company.keywords.next')}
            pageLabel={(number) => t('company.keywords.page', { page: number })}
          />
        </Stack>
      )}
    </>
  );
}
