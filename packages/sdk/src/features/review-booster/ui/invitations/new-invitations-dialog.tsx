'use client';
import { type JSX, useEffect, useRef } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FormDialog } from '../../../../patterns/form-dialog.tsx';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { StepsLine } from '../../../../patterns/steps-line.tsx';
import { focusFirstFault } from '../../../../patterns/use-focus-fault.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import type { BoosterForm } from '../../booster.queries.ts';
import { useNewInvitations } from '../../invitations/use-new-invitations.ts';
import { InvitationFields } from './invitation-fields.tsx';
import { InvitationPlan } from './invitation-plan.tsx';
import { InvitationPreview } from './invitation-preview.tsx';

interface NewInvitationsDialogProps {
  form: BoosterForm;
  onClose: () => void;
}

/** Invites by e-mail: a list with its ground and texts, a check that sends nothing, and only then sending. */
export function NewInvitationsDialog({ form, onClose }: NewInvitationsDialogProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const invitations = useNewInvitations(form.id);
  const root = useRef<HTMLElement>(null);
  const { plan, sent, faultyTries } = invitations;
  useEffect(() => {
    if (faultyTries > 0) focusFirstFault(root.current);
  }, [faultyTries]);
  const count = plan?.counts.will_be_sent ?? 0;
  return (
    <FormDialog
      title={t('review_booster.invitations.new_title', { name: form.name })}
      size="xl"
      isDismissable={false}
      note={
        plan && (
          <Button variant="ghost" isDisabled={invitations.isSending} onPress={invitations.edit}>
            {t('review_booster.invitations.edit')}
          </Button>
        )
      }
      action={
        plan
          ? count > 0
            ? {
                children: t('review_booster.invitations.send', { count }),
                isPending: invitations.isSending,
                pendingLabel: t('review_booster.invitations.sending'),
              }
            : undefined
          : {
              children: t('review_booster.invitations.check'),
              isPending: invitations.isChecking,
              pendingLabel: t('review_booster.invitations.checking'),
            }
      }
      onSubmit={plan ? invitations.send : invitations.check}
      outcome={
        sent && (
          <Stack gap={5}>
            {sent.counts.will_be_sent > 0 && (
              <Banner
                tone="good"
                role="status"
                title={t('review_booster.invitations.queued', { count: sent.counts.will_be_sent })}
              >
                {sent.last_send_at &&
                  t('review_booster.invitations.last', {
                    moment: format.date(sent.last_send_at, 'date_time'),
                  })}
              </Banner>
            )}
            <InvitationPlan plan={sent} values={invitations.values} />
          </Stack>
        )
      }
      onClose={onClose}
    >
      <StepsLine
        label={t('review_booster.invitations.steps')}
        current={plan ? 1 : 0}
        doneLabel={t('review_booster.invitations.step_done')}
        steps={(['write', 'check'] as const).map((id) => ({
          id,
          label: t(`review_booster.invitations.step.${id}`),
        }))}
      />
      {plan ? (
        <InvitationPlan plan={plan} values={invitations.values} />
      ) : (
        <Grid ref={root} min="min(100%, 320px)" gap={7} align="start">
          <InvitationFields invitations={invitations} />
          <InvitationPreview form={form} values={invitations.values} />
        </Grid>
      )}
      <RefusalBanner message={invitations.refusal} />
    </FormDialog>
  );
}
