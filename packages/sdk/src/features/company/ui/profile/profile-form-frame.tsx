'use client';
import { useEffect, useRef, type ReactNode, type JSX } from 'react';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';
import { ProfileFrame } from './profile-frame.ts';

interface ProfileFormFrameProps {
  form: ProfileForm;
  children: ReactNode;
}

/** Sends the form, and puts the focus into the first field that is wrong after a try. */
export function ProfileFormFrame({ form, children }: ProfileFormFrameProps): JSX.Element {
  const ref = useRef<HTMLFormElement>(null);
  const { tries, isSaving } = form;
  useEffect(() => {
    if (tries === 0 || isSaving) return;
    ref.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
  }, [tries, isSaving]);
  return (
    <ProfileFrame
      as="form"
      ref={ref}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
    </ProfileFrame>
  );
}
