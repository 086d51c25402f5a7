'use client';
import { keywordScopes } from '@pinfold/contract/features/company/keyword';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Toolbar } from '../../../../patterns/toolbar.tsx';
import { Chip } from '../../../../ui/display/chip.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Inset, Row } from '../../../../ui/layout/stack.tsx';
import type { CompanyKeywordsState } from '../../keywords/use-company-keywords.ts';

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
