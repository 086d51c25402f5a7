'use client';
import { useState, type JSX } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { editTemplatesAccess, type ReplyCategory } from '../../templates/reply-templates.ts';
import { ReplyCategoryDialog } from './reply-category-dialog.tsx';

interface TemplateCategoriesProps {
  categories: readonly ReplyCategory[];
  /** Templates in all of them. */
  total: number;
  /** Left out, all. */
  chosen: number | undefined;
  onChoose: (id: number | undefined) => void;
}

/** The categories beside the templates: one shows only its own. */
export function TemplateCategories({
  categories,
  total,
  chosen,
  onChoose,
}: TemplateCategoriesProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const editing = usePermission(editTemplatesAccess);
  const [isAdding, setAdding] = useState(false);
  const all = { id: undefined, name: t('reply_templates.all'), templates_count: total };
  return (
    <Stack as="nav" aria-label={t('reply_templates.categories')} gap={3} align="start" minInlineSize="0">
      <List gap={1} inlineSize="100%" narrow={{ direction: 'row', wrap: true, gap: 2 }}>
        {[all, ...categories].map(({ id, name, templates_count: count }) => (
          <li key={id ?? 'all'}>
            <Category aria-current={id === chosen} onPress={() => onChoose(id)}>
              <span>
                {name}
                <VisuallyHidden> {t('reply_templates.count', { count })}</VisuallyHidden>
              </span>
              <small aria-hidden>{format.number(count)}</small>
            </Category>
          </li>
        ))}
      </List>
      <Button
        size="s"
        variant="ghost"
        icon={<PlusIcon size={15} />}
        disabledReason={editing.reason?.text}
        onPress={() => setAdding(true)}
      >
        {t('reply_templates.category.new')}
      </Button>
      {isAdding && (
        <ReplyCategoryDialog
          onSaved={({ id }) => {
            onChoose(id);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Stack>
  );
}

const Category = styled(AriaButton).withConfig(innerClass('ReplyTemplates-category'))`
  ${focusRing}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 10px;
  inline-size: 100%;
  min-block-size: 36px;
  padding: 6px 12px;
  border: 0;
  border-radius: var(--pf-radius-s);
  background: transparent;
  color: var(--pf-ink-2);
  font: inherit;
  text-align: var(--pf-text-start);
  overflow-wrap: anywhere;
  cursor: pointer;
  & > small {
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
    font-variant-numeric: tabular-nums;
  }
  &:where([data-hovered]) {
    background: var(--pf-hover);
  }
  &:where([aria-current='true']) {
    background: var(--pf-primary-soft);
    color: var(--pf-primary-strong);
    font-weight: 600;
  }
  &:where([aria-current='true']) > small {
    color: inherit;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  @media (forced-colors: active) {
    &:where([aria-current='true']) {
      outline: 2px solid Highlight;
    }
  }
`;
