'use client';
import { namesOnlyLocations } from '@pinfold/contract/features/reviews/auto-replies/names-only-locations';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { PlusIcon } from '../../../../ui/icons/action-icons.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import type { AutoReplyRule } from '../../auto-replies/auto-reply.ts';
import { autoReplyRuleAccess, wideRuleAccess } from '../../auto-replies/auto-reply-access.ts';
import { draftOfRule, newAutoReplyRule } from '../../auto-replies/auto-reply-rule-draft.ts';
import { useAutoReplyRules, useEditAutoReplyRules } from '../../auto-replies/use-auto-reply-rules.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { RuleRow } from './rule-row.tsx';

/** Rules in the order in which they are tried, with the way to add, change, switch and delete them. */
export function AutoReplyRules(): JSX.Element {
  const t = useTranslate();
  const { rules, error, isPending, isFetching, refetch } = useAutoReplyRules();
  const { create, update, remove } = useEditAutoReplyRules();
  const reason = usePermission(autoReplyRuleAccess).reason?.text;
  const wideReason = usePermission(wideRuleAccess).reason?.text;
  const [edited, setEdited] = useState<AutoReplyRule | 'new'>();
  const [doomed, setDoomed] = useState<AutoReplyRule>();
  const [told, setTold] = useState('');
  if (error)
    return (
      <ErrorState
        title={t('auto_replies.failed')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {error.detail ?? t(error.kind === 'network' ? 'error.network' : 'error.server')}
      </ErrorState>
    );
  if (isPending) return <Skeleton label={t('common.loading')} blocks={2} lines={2} />;
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
      setTold(t('auto_replies.rules.saved'));
    },
  };
  return (
    <Root>
      {reason && <Banner title={t('auto_replies.rules.read_only')}>{reason}</Banner>}
      <Header>
        <p>{t('auto_replies.rules.text')}</p>
        {rules.length > 0 && add}
      </Header>
      {failure && edited === undefined && (
        <Banner tone="bad" role="alert">
          {failure.detail ?? t('auto_replies.rules.save_failed')}
        </Banner>
      )}
      <span role="status">{told}</span>
      {rules.length === 0 && (
        <EmptyState title={t('auto_replies.rules.empty')} actions={add}>
          {t('auto_replies.rules.empty_text')}
        </EmptyState>
      )}
      {rules.length > 0 && (
        <ol>
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
        </ol>
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
            onSuccess: () => setTold(t('auto_replies.rules.deleted')),
            onSettled: () => setDoomed(undefined),
          })
        }
      >
        {t('auto_replies.rules.delete_text')}
      </ConfirmDialog>
    </Root>
  );
}

const Root = styled.div.withConfig(innerClass('AutoReplies-rules'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  padding-block-start: 16px;
  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > [role='status'] {
    color: var(--pf-ink-2);
  }
  & > [role='status']:empty {
    display: none;
  }
`;

const Header = styled.div.withConfig(innerClass('AutoReplies-rulesHeader'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px 16px;
  & > p {
    flex: 1 1 280px;
    margin: 0;
    color: var(--pf-ink-2);
  }
`;
