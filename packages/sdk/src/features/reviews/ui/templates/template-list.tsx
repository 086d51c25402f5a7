'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { matchTemplates, type ReplyCategory, type ReplyTemplate } from '../../templates/reply-templates.ts';
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
    <Stack as="section" gap={4} minInlineSize="0">
      <div>
        <Row gap={3} wrap>
          <Heading level={headingLevel} wrap="anywhere">
            {category?.name ?? t('reply_templates.all')}
          </Heading>
          {category && <CategoryActions category={category} />}
          <Inset basis="200px" maxInlineSize="320px" push>
            <SearchField
              label={t('reply_templates.search')}
              placeholder={t('reply_templates.search')}
              clearLabel={t('reply_templates.clear_search')}
              value={query}
              onChange={setQuery}
            />
          </Inset>
        </Row>
        <Text as="p" role="status" tone="subtle" size="s">
          {query.trim() !== '' && t('reply_templates.count', { count: shown.length })}
        </Text>
      </div>
      {shown.length > 0 ? (
        <Grid as="ul" role="list" min="320px" gap={4}>
          {shown.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              categoryName={category ? undefined : nameOf(template.category)}
              {...card}
            />
          ))}
        </Grid>
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
    </Stack>
  );
}
