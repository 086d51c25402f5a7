'use client';
import { useState, type JSX } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { ListSearch } from '../../../../ui/collections/list-search.tsx';
import { optionStyle } from '../../../../ui/collections/option-style.ts';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { matchTemplates, useReplyTemplates } from '../../templates/reply-templates.ts';
import { MarkedTemplate } from './marked-template.tsx';

interface TemplatePickerProps {
  onPick: (text: string) => void;
}

/** Finds a template by typing; the arrows choose while one types, Enter takes it. */
export function TemplatePicker({ onPick }: TemplatePickerProps): JSX.Element {
  const t = useTranslate();
  const { templates, categories, isPending, error } = useReplyTemplates();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<number>();
  const shown = matchTemplates(templates, { query, category });
  const all = { id: 'all', label: t('reply_templates.all') };
  const pick = (key: string | number) => {
    const template = templates.find(({ id }) => id === Number(key));
    if (template) onPick(template.text);
  };
  if (isPending) return <Skeleton label={t('common.loading')} lines={4} />;
  return (
    <Stack gap={3} inlineSize="min(420px, calc(100vw - 60px))">
      <ListSearch query={query} onQueryChange={setQuery}>
        <SearchField
          autoFocus
          label={t('reply_templates.search')}
          placeholder={t('reply_templates.search')}
          clearLabel={t('reply_templates.clear_search')}
        />
        {categories.length > 1 && (
          <Select
            label={t('reply_templates.picker.category')}
            isLabelHidden
            options={[all, ...categories.map(({ id, name }) => ({ id: String(id), label: name }))]}
            value={category === undefined ? 'all' : String(category)}
            onChange={(id) => setCategory(id === 'all' ? undefined : Number(id))}
          />
        )}
        <Options
          aria-label={t('reply_templates.picker.list')}
          items={shown}
          onAction={pick}
          renderEmptyState={() => (
            <p>{error ? t('reply_templates.failed') : t(emptyWords(templates.length > 0))}</p>
          )}
        >
          {({ id, text }) => (
            <Option id={id} textValue={text}>
              <MarkedTemplate text={text} />
            </Option>
          )}
        </Options>
      </ListSearch>
    </Stack>
  );
}

function emptyWords(hasTemplates: boolean) {
  return hasTemplates ? 'reply_templates.nothing_found' : 'reply_templates.empty';
}

const Options = styled(ListBox).withConfig(innerClass('ReplyTemplates-options'))`
  max-block-size: min(320px, 45dvh);
  margin-inline: -8px;
  overflow: auto;
  outline: none;
  & > p {
    margin: 12px 8px;
    color: var(--pf-ink-3);
  }
` as typeof ListBox;

const Option = styled(ListBoxItem).withConfig(innerClass('ReplyTemplates-option'))`
  ${optionStyle}
  align-items: flex-start;
  & p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
