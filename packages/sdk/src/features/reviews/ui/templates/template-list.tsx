'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import { matchTemplates } from '../../templates/match-templates.ts';
import type { ReplyCategory, ReplyTemplate } from '../../templates/reply-template.ts';
import { CategoryActions } from './category-actions.tsx';
import { TemplateCard } from './template-card.tsx';

interface TemplateListProps {
  templates: readonly ReplyTemplate[];
  categories: readonly ReplyCategory[];
  /** Left out, the templates of all. */
  category: ReplyCategory | undefined;
  headingLevel: 2 | 3;
  onWrite: () => void;
  onEdit: (template: ReplyTemplate) => void;
  onDelete: (template: ReplyTemplate) => void;
}

/** The templates of one category, or of all, narrowed by what is typed. */
export function TemplateList({
  templates,
  categories,
  category,
  headingLevel,
  onWrite,
  ...card
}: TemplateListProps): JSX.Element {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const own = matchTemplates(templates, { query: '', category: category?.id });
  const shown = matchTemplates(own, { query, category: undefined });
  const nameOf = (id: number) => categories.find((one) => one.id === id)?.name;
  const belowHeading = headingLevel === 2 ? 3 : 4;
  return (
    <Main>
      <Bar>
        <Heading level={headingLevel} wrap="anywhere">
          {category?.name ?? t('reply_templates.all')}
        </Heading>
        {category && <CategoryActions category={category} />}
        <SearchField
          label={t('reply_templates.search')}
          placeholder={t('reply_templates.search')}
          clearLabel={t('reply_templates.clear_search')}
          value={query}
          onChange={setQuery}
        />
      </Bar>
      <p role="status">{query.trim() !== '' && t('reply_templates.count', { count: shown.length })}</p>
      {shown.length > 0 ? (
        <List>
          {shown.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              categoryName={category ? undefined : nameOf(template.category)}
              {...card}
            />
          ))}
        </List>
      ) : own.length > 0 ? (
        <EmptyState
          title={t('reply_templates.nothing_found')}
          headingLevel={belowHeading}
          actions={<Button onPress={() => setQuery('')}>{t('reply_templates.clear_search')}</Button>}
        />
      ) : (
        <EmptyState
          title={t(category ? 'reply_templates.empty_category' : 'reply_templates.empty')}
          headingLevel={belowHeading}
          actions={<Button onPress={onWrite}>{t('reply_templates.new')}</Button>}
        >
          {t('reply_templates.empty_text')}
        </EmptyState>
      )}
    </Main>
  );
}

const Main = styled.section.withConfig(innerClass('ReplyTemplates-main'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-inline-size: 0;
  & > [role='status'] {
    margin: 0;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
  & > [role='status']:empty {
    position: absolute;
  }
`;

const Bar = styled.div.withConfig(innerClass('ReplyTemplates-bar'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  & > :last-child {
    flex: 1 1 200px;
    max-inline-size: 320px;
    margin-inline-start: auto;
  }
`;

const List = styled.ul.withConfig(innerClass('ReplyTemplates-list'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
