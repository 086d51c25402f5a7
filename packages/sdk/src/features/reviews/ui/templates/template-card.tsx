'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Inset, Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { editTemplatesAccess, type ReplyTemplate } from '../../templates/reply-templates.ts';
import { MarkedTemplate } from './marked-template.tsx';

interface TemplateCardProps {
  template: ReplyTemplate;
  /** Said where templates of several categories stand together. */
  categoryName: string | undefined;
  onEdit: (template: ReplyTemplate) => void;
  onDelete: (template: ReplyTemplate) => void;
}

/** One template with its variables marked. */
export function TemplateCard({ template, categoryName, onEdit, onDelete }: TemplateCardProps): JSX.Element {
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
