'use client';
import { type JSX, useState } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Grid, Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useFormRefusal } from '../../../../query/form-refusal.ts';
import { useEditReplyCategory } from '../../templates/edit-reply-templates.ts';
import {
  editTemplatesAccess,
  matchTemplates,
  type ReplyCategory,
  type ReplyTemplate,
} from '../../templates/reply-templates.ts';
import { MarkedTemplate } from './marked-template.tsx';
import { ReplyCategoryDialog } from './reply-category-dialog.tsx';

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

interface TemplateCardProps {
  template: ReplyTemplate;
  /** Shown where templates of several categories are listed together. */
  categoryName: string | undefined;
  onEdit: (template: ReplyTemplate) => void;
  onDelete: (template: ReplyTemplate) => void;
}

/** One template with its variables marked. */
function TemplateCard({ template, categoryName, onEdit, onDelete }: TemplateCardProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const editing = usePermission(editTemplatesAccess);
  const date = format.date(template.updated_at);
  return (
    <Stack as="li" part="ReplyTemplates-card" gap={4} minInlineSize="0" padding={[4, 5]} isFramed>
      <Inset flex="grow">
        <MarkedTemplate text={template.text} />
      </Inset>
      <Row gap={2} wrap>
        {categoryName && <Tag>{categoryName}</Tag>}
        <Text as="small" size="s" tone="subtle" flex="grow" padding={[0, 2]}>
          {t('reply_templates.edited', { date })}
        </Text>
        <IconButton
          size="s"
          icon={<EditIcon size={16} />}
          label={t('reply_templates.edit')}
          disabledReason={editing.reason?.text}
          onPress={() => onEdit(template)}
        />
        <IconButton
          size="s"
          icon={<TrashIcon size={16} />}
          label={t('reply_templates.delete')}
          disabledReason={editing.reason?.text}
          onPress={() => onDelete(template)}
        />
      </Row>
    </Stack>
  );
}

/** Renames the category that is shown, or deletes it with what it holds. */
function CategoryActions({ category }: { category: ReplyCategory }): JSX.Element {
  const t = useTranslate();
  const editing = usePermission(editTemplatesAccess);
  const [asked, setAsked] = useState<'rename' | 'delete'>();
  const { id, name, templates_count: count } = category;
  const { remove } = useEditReplyCategory();
  const refusal = useFormRefusal().messageFor(remove.error);
  const close = () => {
    setAsked(undefined);
    remove.reset();
  };
  return (
    <>
      <IconButton
        size="s"
        icon={<EditIcon size={16} />}
        label={t('reply_templates.category.rename', { name })}
        disabledReason={editing.reason?.text}
        onPress={() => setAsked('rename')}
      />
      <IconButton
        size="s"
        icon={<TrashIcon size={16} />}
        label={t('reply_templates.category.delete', { name })}
        disabledReason={editing.reason?.text}
        onPress={() => setAsked('delete')}
      />
      {asked === 'rename' && <ReplyCategoryDialog category={category} onClose={close} />}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('reply_templates.category.delete_title', { name })}
          confirmLabel={t('reply_templates.category.delete_confirm')}
          cancelLabel={t('common.cancel')}
          isDanger
          isOpen
          onOpenChange={close}
          onConfirm={() => !remove.isPending && remove.mutate(id, { onSuccess: close })}
          isPending={remove.isPending}
          pendingLabel={t('reply_templates.deleting')}
        >
          {count === 0
            ? t('reply_templates.category.delete_empty')
            : t('reply_templates.category.delete_text', { count })}
          <RefusalBanner message={refusal} />
        </ConfirmDialog>
      )}
    </>
  );
}
