'use client';
import { type JSX, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Inset, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';
import { type MemberFormOptions, useMemberForm } from '../../form/use-member-form.ts';
import { memberName } from '../../members.ts';
import { CompleteStep } from './complete-step.tsx';
import { FacilitiesStep, GroupsStep } from './places-steps.tsx';
import { MemberFormContext, useMemberFormState } from './member-form-context.ts';
import { MembersStep } from './members-step.tsx';
import { PermissionsStep } from './permissions-step.tsx';
import { PreviewStep } from './preview-step.tsx';

interface MemberDialogProps extends MemberFormOptions {
  onClose: () => void;
}

/**
 * The team dialog: members, locations, permissions, a summary as text, and the outcome. Closing it with changes asks
 * first.
 *
 * @selector [data-step='members'|'facilities'|'facilities-groups'|'permissions'|'permissions-preview'|'complete']
 */
export function MemberDialog({ onClose, ...options }: MemberDialogProps): JSX.Element {
  const t = useTranslate();
  const form = useMemberForm(options);
  const [isAsking, setAsking] = useState(false);
  const { member } = options;
  const close = () => {
    if (form.isSending) return;
    if (form.isDirty) setAsking(true);
    else onClose();
  };
  return (
    <MemberFormContext.Provider value={form}>
      <Dialog
        title={member ? t('team.dialog.edit', { name: memberName(member) }) : t('team.dialog.invite')}
        closeLabel={t('common.close')}
        isOpen
        isDismissable={!form.isDirty}
        onOpenChange={close}
        footer={<MemberDialogFooter onClose={close} />}
      >
        <StepProgress />
        <StepPlace actor={options.actor} />
      </Dialog>
      <ConfirmDialog
        title={t('team.dialog.discard_title')}
        confirmLabel={t('team.dialog.discard')}
        cancelLabel={t('team.dialog.keep')}
        isDanger
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={onClose}
      >
        {t('team.dialog.discard_text')}
      </ConfirmDialog>
    </MemberFormContext.Provider>
  );
}

/** The step that is open, with what the API has refused at it. Its title takes the focus when it opens. */
function StepPlace({ actor }: Pick<MemberFormOptions, 'actor'>): JSX.Element {
  const t = useTranslate();
  const { step, refusal, fault } = useMemberFormState();
  const title = useRef<HTMLElement>(null);
  const former = useRef(step);
  useEffect(() => {
    // The first step leaves the focus to its field.
    if (former.current !== step) title.current?.focus();
    former.current = step;
  }, [step]);
  return (
    // Steps differ in height; a window that jumps under the pointer would be worse than some room.
    <Stack data-step={step} gap={4} minBlockSize={step === 'complete' ? undefined : 'min(400px, 52dvh)'}>
      <Heading ref={title} level={3} size="m" tabIndex={-1}>
        {t(`team.title.${step}`)}
      </Heading>
      {refusal && (
        <Banner tone="bad" role="alert">
          {refusal.detail ?? t('error.generic')}
        </Banner>
      )}
      {fault && step !== 'members' && (
        <Banner tone="bad" role="alert">
          {t(`team.fault.${fault}`)}
        </Banner>
      )}
      {step === 'members' && <MembersStep />}
      {step === 'facilities' && <FacilitiesStep />}
      {step === 'facilities-groups' && <GroupsStep actor={actor} />}
      {step === 'permissions' && <PermissionsStep />}
      {step === 'permissions-preview' && <PreviewStep />}
      {step === 'complete' && <CompleteStep />}
    </Stack>
  );
}

/** How far the dialog is; the last step, where all is done, has none. */
function StepProgress(): JSX.Element | null {
  const t = useTranslate();
  const { step, steps } = useMemberFormState();
  if (step === 'complete') return null;
  const shown = steps.filter((one) => one !== 'complete');
  const current = shown.indexOf(step);
  return (
    <Progress aria-label={t('team.dialog.progress', { number: current + 1, count: shown.length })}>
      {shown.map((one, index) => (
        <Step
          key={one}
          aria-current={index === current ? 'step' : undefined}
          data-state={index < current ? 'done' : index === current ? 'current' : 'open'}
        >
          <span>{t(`team.step.${one}`)}</span>
        </Step>
      ))}
    </Progress>
  );
}

const Progress = styled.ol.withConfig(innerClass('MemberDialog-progress'))`
  display: flex;
  gap: 8px;
  margin: 0 0 18px;
  padding: 0;
  list-style: none;
`;

const Step = styled.li.withConfig(innerClass('MemberDialog-progressStep'))`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: 7px;
  border-block-start: 3px solid var(--pf-line);
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-xs);
  overflow-wrap: anywhere;
  /* On a phone the names would wrap; the title below names the current step. */
  @media (max-width: 480px) {
    & > span {
      ${visuallyHidden}
    }
  }
  &:where([data-state='done']) {
    border-color: color-mix(in srgb, var(--pf-primary) 45%, var(--pf-line));
  }
  &:where([data-state='current']) {
    border-color: var(--pf-primary);
    color: var(--pf-ink);
    font-weight: 600;
  }
  @media (forced-colors: active) {
    &:where([data-state='current']) {
      border-color: Highlight;
    }
  }
`;

/** Buttons to the previous and the next step. */
function MemberDialogFooter({ onClose }: { onClose: () => void }): JSX.Element {
  const t = useTranslate();
  const form = useMemberFormState();
  const { member, step, isFirst, isLast, isSending, addresses } = form;
  if (step === 'complete')
    return (
      <>
        {!member && <Button onPress={() => form.begin()}>{t('team.dialog.another')}</Button>}
        <Button variant="primary" onPress={onClose}>
          {t('team.dialog.done')}
        </Button>
      </>
    );
  const send = member ? t('team.dialog.save') : t('team.dialog.send', { count: addresses.length });
  return (
    <>
      <Inset basis="auto">
        {isFirst ? (
          <Button onPress={onClose}>{t('common.cancel')}</Button>
        ) : (
          <Button onPress={form.back} isDisabled={isSending}>
            {t('team.dialog.back')}
          </Button>
        )}
      </Inset>
      <Button
        variant="primary"
        onPress={form.next}
        isPending={isSending}
        pendingLabel={t('team.dialog.sending')}
      >
        {isLast ? send : t('team.dialog.next')}
      </Button>
    </>
  );
}
