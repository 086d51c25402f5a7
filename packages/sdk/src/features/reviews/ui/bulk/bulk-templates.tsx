'use client';
import { rotatedAtMost } from '@pinfold/contract/features/reviews/templates/template-lengths';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { matchTemplates } from '../../templates/match-templates.ts';
import { useReplyTemplates } from '../../templates/use-reply-templates.ts';

interface BulkTemplatesProps {
  chosen: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Which templates take turns, category by category. */
export function BulkTemplates({ chosen, onChange }: BulkTemplatesProps): JSX.Element {
  const t = useTranslate();
  const { templates, categories, isPending, error } = useReplyTemplates();
  const [query, setQuery] = useState('');
  if (isPending) return <Skeleton label={t('common.loading')} lines={4} />;
  if (error)
    return (
      <Banner tone="bad" role="alert">
        {t('reply_templates.failed')}
      </Banner>
    );
  if (templates.length === 0)
    return (
      <EmptyState title={t('reply_templates.empty')} headingLevel={3}>
        {t('reply_templates.empty_text')}
      </EmptyState>
    );
  const shown = matchTemplates(templates, { query, category: undefined });
  const isFull = chosen.length >= rotatedAtMost;
  const toggle = (id: number, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <Choice role="group" aria-label={t('reply_templates.bulk.choose')}>
      <p>{t('reply_templates.bulk.choose_text')}</p>
      <SearchField
        label={t('reply_templates.search')}
        placeholder={t('reply_templates.search')}
        clearLabel={t('reply_templates.clear_search')}
        value={query}
        onChange={setQuery}
      />
      <Choices>
        {shown.length === 0 && <p role="status">{t('reply_templates.nothing_found')}</p>}
        {categories.map(({ id: category, name }) => {
          const own = shown.filter((template) => template.category === category);
          return own.length === 0 ? null : (
            <div key={category} role="group" aria-label={name}>
              <h3>{name}</h3>
              {own.map(({ id, text }) => (
                <CheckBox
                  key={id}
                  label={text}
                  isSelected={chosen.includes(id)}
                  isDisabled={isFull && !chosen.includes(id)}
                  onChange={(isChosen) => toggle(id, isChosen)}
                />
              ))}
            </div>
          );
        })}
      </Choices>
      <p role="status">
        {isFull
          ? t('reply_templates.bulk.at_most', { max: rotatedAtMost })
          : t('reply_templates.bulk.chosen', { count: chosen.length })}
      </p>
    </Choice>
  );
}

const Choice = styled.div.withConfig(innerClass('ReplyTemplates-chosen'))`
  display: flex;
  flex-direction: column;
  gap: 8px;
  & > p {
    margin: 0;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
`;

const Choices = styled.div.withConfig(innerClass('ReplyTemplates-choices'))`
  max-block-size: 260px;
  padding: 4px 14px 12px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  overflow: auto;
  & > [role='group'] {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 8px;
  }
  & h3 {
    margin: 12px 0 0;
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
    font-weight: 600;
  }
`;
