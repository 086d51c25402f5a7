'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { innerClass, partClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { editTemplatesAccess } from '../../templates/reply-template-access.ts';
import type { ReplyTemplate } from '../../templates/reply-template.ts';
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
    <Card>
      <MarkedTemplate text={template.text} />
      <Foot>
        {categoryName && <Tag>{categoryName}</Tag>}
        <small>{t('reply_templates.edited', { date })}</small>
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
      </Foot>
    </Card>
  );
}

const Card = styled.li.withConfig(partClass('ReplyTemplates-card'))`
  display: flex;
  flex-direction: column;
  gap: 12px;
  min-inline-size: 0;
  padding: 14px 16px 10px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;

const Foot = styled.div.withConfig(innerClass('ReplyTemplates-foot'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin-block-start: auto;
  & > small {
    flex: 1;
    margin-inline: 4px;
    color: var(--pf-ink-3);
    font-size: var(--pf-font-size-s);
  }
`;
