'use client';
import { useEffect, useRef, type JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Heading } from '../../../../ui/layout/text.tsx';
import type { MemberFormOptions } from '../../form/use-member-form.ts';
import { CompleteStep } from './complete-step.tsx';
import { FacilitiesStep } from './facilities-step.tsx';
import { GroupsStep } from './groups-step.tsx';
import { useMemberFormState } from './member-form-context.ts';
import { MembersStep } from './members-step.tsx';
import { PermissionsStep } from './permissions-step.tsx';
import { PreviewStep } from './preview-step.tsx';

/** The step that is open, with what the API has refused at it. Its title takes the focus when it opens. */
export function StepPlace({ actor }: Pick<MemberFormOptions, 'actor'>): JSX.Element {
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
