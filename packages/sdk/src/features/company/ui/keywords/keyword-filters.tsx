'use client';
import { keywordScopes } from '@pinfold/contract/features/company/keyword-scope';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Chip } from '../../../../ui/display/chip.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import type { CompanyKeywordsState } from '../../keywords/use-company-keywords.ts';

/** Narrows the list of keywords by their text and by whom they are for. */
export function KeywordFilters({ state: { filter } }: { state: CompanyKeywordsState }): JSX.Element {
  const t = useTranslate();
  return (
    <Filters>
      <SearchField
        label={t('company.keywords.search')}
        placeholder={t('company.keywords.search')}
        clearLabel={t('common.clear')}
        value={filter.q}
        onChange={filter.setQ}
      />
      <Scopes role="group" aria-label={t('company.keywords.scope_filter')}>
        {keywordScopes.map((scope) => (
          <Chip
            key={scope}
            isSelected={filter.scope === scope}
            onChange={(isSelected) => filter.setScope(isSelected ? scope : undefined)}
          >
            {t(`company.keywords.scope_filter.${scope}`)}
          </Chip>
        ))}
      </Scopes>
    </Filters>
  );
}

const Filters = styled.div.withConfig(innerClass('CompanyData-filters'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-end: 8px;
  & > :first-child {
    flex: 1 1 180px;
    max-inline-size: 320px;
  }
  @container (max-width: 560px) {
    & > :first-child {
      flex-basis: 100%;
      max-inline-size: none;
    }
  }
`;

const Scopes = styled.div.withConfig(innerClass('CompanyData-chips'))`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`;
