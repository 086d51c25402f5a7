'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { CompanyProfileFormState } from '../../profile/form/use-company-profile-form.ts';
import { LoadState } from '../shared/load-state.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFields } from './profile-fields.tsx';

/** How the form fits into the page around it. */
export interface CompanyProfileFormLooks {
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Said on the button that saves. @defaultValue "Zapisz" */
  submitLabel?: ReactNode;
}

export interface CompanyProfileFormViewProps extends CompanyProfileFormLooks {
  /** From `useCompanyProfileForm`. */
  state: CompanyProfileFormState;
  /** The form is a step on the way: its button is there from the start. @defaultValue false */
  isStep?: boolean | undefined;
}

/**
 * The looks of the company's data: everything it shows and does comes in through its props.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @example
 * ```tsx
 * const state = useCompanyProfileForm();
 * return <Surface><CompanyProfileFormView state={state} headingLevel={3} /></Surface>;
 * ```
 */
export function CompanyProfileFormView({
  state,
  headingLevel = 2,
  submitLabel,
  isStep = false,
}: CompanyProfileFormViewProps): JSX.Element {
  const t = useTranslate();
  const { form, profile, permission } = state;
  if (state.isPending || !profile) return <LoadState {...state} blocks={4} />;
  if (!permission.allowed)
    return (
      <Stack part="CompanyProfile" gap={5}>
        <Banner>{permission.reason?.text}</Banner>
        <ProfileFacts profile={profile} headingLevel={headingLevel} />
      </Stack>
    );
  return <ProfileFields {...{ form, headingLevel, isStep }} submitLabel={submitLabel ?? t('common.save')} />;
}
