'use client';
import { namesOnlyLocations } from '@pinfold/contract/features/reviews/auto-replies/auto-reply';
import { useState, type JSX } from 'react';
import type { ApiError } from '../../../../client/api-error.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import type { NewAutoReplyRule } from '../../auto-replies/auto-reply.ts';
import { changeRule, ruleGap } from '../../auto-replies/auto-reply-rule-draft.ts';
import { RuleAnswer } from './rule-answer.tsx';
import { RulePlaces } from './rule-places.tsx';
import { RuleReviews } from './rule-reviews.tsx';
import { ruleWords } from './rule-words.ts';

interface RuleDialogProps {
  title: string;
  initial: NewAutoReplyRule;
  /** Why it cannot be for groups or for all locations. */
  wideReason: string | undefined;
  isSaving: boolean;
  error: ApiError | null;
  onClose: () => void;
  onSave: (rule: NewAutoReplyRule) => void;
}

/** Makes or changes one rule; what it will do stands below in words. */
export function RuleDialog({
  title,
  initial,
  wideReason,
  isSaving,
  error,
  onClose,
  onSave,
}: RuleDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const [rule, setRule] = useState(initial);
  const gap = ruleGap(rule);
  const change = (next: Partial<NewAutoReplyRule>) => setRule((now) => changeRule(now, next));
  return (
    <Dialog
      title={title}
      closeLabel={t('common.close')}
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={
              gap ? t(`auto_replies.form.gap.${gap}`) : namesOnlyLocations(rule) ? undefined : wideReason
            }
            isPending={isSaving}
            pendingLabel={t('auto_replies.form.saving')}
            onPress={() => onSave({ ...rule, name: rule.name.trim() })}
          >
            {t('auto_replies.form.save')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <TextField
          label={t('auto_replies.form.name')}
          placeholder={t('auto_replies.form.name_placeholder')}
          maxLength={60}
          autoFocus
          value={rule.name}
          onChange={(name) => change({ name })}
        />
        <RuleReviews rule={rule} onChange={change} />
        <RulePlaces rule={rule} onChange={change} />
        <RuleAnswer rule={rule} onChange={change} />
        {rule.rating.length > 0 && <Banner>{ruleWords(rule, t, format)}</Banner>}
        {error && (
          <Banner tone="bad" role="alert">
            {error.detail ?? t('auto_replies.rules.save_failed')}
          </Banner>
        )}
      </Stack>
    </Dialog>
  );
}
