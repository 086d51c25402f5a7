'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { EditIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
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
    <Row gap={5} rowGap={3} padding={[4, 0]} wrap>
      <Stack gap={1} basis="280px">
        <Text as="strong" weight="semibold">
          {name}
        </Text>
        <Text as="p" tone="muted" wrap="anywhere">
          {ruleWords(rule, t, format)}
        </Text>
      </Stack>
      <Row gap={2}>
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
      </Row>
    </Row>
  );
}
