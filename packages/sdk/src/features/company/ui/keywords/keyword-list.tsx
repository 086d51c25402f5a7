'use client';
import type { JSX } from 'react';
import { keywordScopes } from '@pinfold/contract/features/company/keyword';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { FilterIcon, TagIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Divider, List } from '../../../../ui/layout/list.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import type { Keyword } from '../../keywords/keywords.ts';
import type { CompanyKeywordsState } from '../../keywords/use-company-keywords.ts';
import { DataRow } from '../shared/data-row.tsx';
import { LoadState } from '../shared/company-surface.tsx';

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
        actions={<Button onPress={state.filter.clear}>{t('common.list.clear_filters')}</Button>}
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

interface KeywordRowProps {
  keyword: Keyword;
  isRemoving: boolean;
  /** Why it cannot be removed. */
  refusal: string | undefined;
  onRemove: () => void;
}

/** One keyword and whom it is for. */
function KeywordRow({ keyword, isRemoving, refusal, onRemove }: KeywordRowProps): JSX.Element {
  const t = useTranslate();
  return (
    <DataRow
      isBusy={isRemoving}
      title={keyword.keyword}
      text={
        <>
          {t(`company.keywords.scope.${keyword.scope}`)}
          {keyword.scope_name && <span>{` · ${keyword.scope_name}`}</span>}
        </>
      }
      actions={
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('company.keywords.remove', { keyword: keyword.keyword })}
          disabledReason={refusal}
          isDisabled={isRemoving}
          onPress={onRemove}
        />
      }
    />
  );
}

/** Narrows the list of keywords by their text and by whom they are for. */
export function KeywordFilters({ state: { filter } }: { state: CompanyKeywordsState }): JSX.Element {
  const t = useTranslate();
  return (
    <Row gap={4} rowGap={3} padding={[0, 0, 3]} wrap>
      <Inset basis="180px" maxInlineSize="320px" small={{ basis: '100%', maxInlineSize: 'none' }}>
        <SearchField
          label={t('company.keywords.search')}
          placeholder={t('company.keywords.search')}
          clearLabel={t('common.clear')}
          value={filter.q}
          onChange={filter.setQ}
        />
      </Inset>
      <Toolbar label={t('company.keywords.scope_filter')}>
        {keywordScopes.map((scope) => (
          <Chip
            key={scope}
            isSelected={filter.scope === scope}
            onChange={(isSelected) => filter.setScope(isSelected ? scope : undefined)}
          >
            {t(`company.keywords.scope_filter.${scope}`)}
          </Chip>
        ))}
      </Toolbar>
    </Row>
  );
}
