'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import type { AutoReplyRule } from '../../auto-replies/auto-reply.ts';
import { ruleWords } from './rule-words.ts';

interface RuleRowProps {
  rule: AutoReplyRule;
  /** Why the rule cannot be changed. */
  reason: string | undefined;
  onSwitch: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One rule in words. */
export function RuleRow({ rule, reason, onSwitch, onEdit, onDelete }: RuleRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { name } = rule;
  return (
    <Row data-active={rule.is_active || undefined}>
      <Words>
        <strong>{name}</strong>
        <p>{ruleWords(rule, t, format)}</p>
      </Words>
      <Actions>
        <Switch
          label={t('auto_replies.rules.active', { name })}
          isLabelHidden
          isSelected={rule.is_active}
          isDisabled={reason !== undefined}
          onChange={onSwitch}
        />
        <IconButton
          icon={<EditIcon size={16} />}
          label={t('auto_replies.rules.edit', { name })}
          disabledReason={reason}
          onPress={onEdit}
        />
        <IconButton
          icon={<TrashIcon size={16} />}
          label={t('auto_replies.rules.delete', { name })}
          disabledReason={reason}
          onPress={onDelete}
        />
      </Actions>
    </Row>
  );
}

const Row = styled.div.withConfig(innerClass('AutoReplies-rule'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding-block: 14px;
  border-block-end: 1px solid var(--pf-line-2);
`;

const Words = styled.div.withConfig(innerClass('AutoReplies-ruleWords'))`
  flex: 1 1 280px;
  min-inline-size: 0;
  & > strong {
    font-weight: 600;
  }
  & > p {
    margin: 2px 0 0;
    color: var(--pf-ink-2);
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div.withConfig(innerClass('AutoReplies-ruleActions'))`
  display: flex;
  align-items: center;
  gap: 4px;
`;
