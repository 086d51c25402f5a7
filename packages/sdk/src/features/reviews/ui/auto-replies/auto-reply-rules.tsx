'use client';
import { type JSX, useState } from 'react';
import { namesOnlyLocations } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { QueryState } from '../../../../patterns/query-state.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { EditIcon, PlusIcon, TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { List } from '../../../../ui/layout/list.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { type AutoReplyRule, autoReplyRuleAccess, wideRuleAccess } from '../../auto-replies/auto-replies.ts';
import {
  draftOfRule,
  newAutoReplyRule,
  useAutoReplyRules,
  useEditAutoReplyRules,
} from '../../auto-replies/auto-reply-rules.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { ruleSummary } from './rule-labels.ts';

/** Rules in the order in which they are tried, with actions to add, change, switch and delete them. */
export function AutoReplyRules(): JSX.Element {
  const t = useTranslate();
  const { rules, error, isPending, isFetching, refetch } = useAutoReplyRules();
  const { create, update, remove } = useEditAutoReplyRules();
  const reason = usePermission(autoReplyRuleAccess).reason?.text;
  const wideReason = usePermission(wideRuleAccess).reason?.text;
  const [edited, setEdited] = useState<AutoReplyRule | 'new'>();
  const [doomed, setDoomed] = useState<AutoReplyRule>();
  const [announcement, setAnnouncement] = useState('');
  if (error || isPending)
    return (
      <QueryState
        query={{ error, isFetching, refetch }}
        failed={t('auto_replies.failed')}
        empty={undefined}
        loading={{ blocks: 2, lines: 2 }}
      />
    );
  const failure = update.error ?? remove.error;
  const add = (
    <Button
      variant={rules.length === 0 ? 'primary' : 'default'}
      icon={<PlusIcon size={16} />}
      disabledReason={reason}
      onPress={() => setEdited('new')}
    >
      {t('auto_replies.rules.add')}
    </Button>
  );
  const close = () => {
    setEdited(undefined);
    create.reset();
    update.reset();
  };
  const saved = {
    onSuccess: () => {
      close();
      setAnnouncement(t('auto_replies.rules.saved'));
    },
  };
  return (
    <Stack gap={4} padding={[5, 0, 0]}>
      {reason && <Banner title={t('auto_replies.rules.read_only')}>{reason}</Banner>}
      <Row gap={5} rowGap={3} wrap>
        <Text as="p" tone="muted" basis="280px">
          {t('auto_replies.rules.text')}
        </Text>
        {rules.length > 0 && add}
      </Row>
      {failure && edited === undefined && (
        <Banner tone="bad" role="alert">
          {failure.detail ?? t('auto_replies.rules.save_failed')}
        </Banner>
      )}
      <Text role="status" tone="muted" isHidden={announcement === ''}>
        {announcement}
      </Text>
      {rules.length === 0 && (
        <EmptyState title={t('auto_replies.rules.empty')} actions={add}>
          {t('auto_replies.rules.empty_text')}
        </EmptyState>
      )}
      {rules.length > 0 && (
        <List as="ol" lines="below">
          {rules.map((rule) => (
            <li key={rule.id}>
              <RuleRow
                rule={rule}
                reason={reason ?? (namesOnlyLocations(rule) ? undefined : wideReason)}
                onSwitch={(is_active) => update.mutate({ id: rule.id, change: { is_active } })}
                onEdit={() => setEdited(rule)}
                onDelete={() => setDoomed(rule)}
              />
            </li>
          ))}
        </List>
      )}
      {edited && (
        <RuleDialog
          title={t(edited === 'new' ? 'auto_replies.form.new' : 'auto_replies.form.edit')}
          initial={edited === 'new' ? newAutoReplyRule : draftOfRule(edited)}
          wideReason={wideReason}
          isSaving={create.isPending || update.isPending}
          error={create.error ?? update.error}
          onClose={close}
          onSave={(rule) =>
            edited === 'new'
              ? create.mutate(rule, saved)
              : update.mutate({ id: edited.id, change: rule }, saved)
          }
        />
      )}
      <ConfirmDialog
        isDanger
        title={t('auto_replies.rules.delete_title', { name: doomed?.name ?? '' })}
        confirmLabel={t('auto_replies.rules.delete_yes')}
        cancelLabel={t('common.cancel')}
        isOpen={doomed !== undefined}
        isPending={remove.isPending}
        onOpenChange={(isOpen) => !isOpen && setDoomed(undefined)}
        onConfirm={() =>
          doomed &&
          remove.mutate(doomed.id, {
            onSuccess: () => setAnnouncement(t('auto_replies.rules.deleted')),
            onSettled: () => setDoomed(undefined),
          })
        }
      >
        {t('auto_replies.rules.delete_text')}
      </ConfirmDialog>
    </Stack>
  );
}

interface RuleRowProps {
  rule: AutoReplyRule;
  /** Why the rule cannot be changed. */
  reason: string | undefined;
  onSwitch: (isActive: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One rule as a sentence. */
function RuleRow({ rule, reason, onSwitch, onEdit, onDelete }: RuleRowProps): JSX.Element {
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
          {ruleSummary(rule, t, format)}
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
