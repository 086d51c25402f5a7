'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Surface } from '../../../../ui/surface.tsx';
import { useNewCompanyForm, type NewCompanyFormOptions } from '../../profile/use-new-company-form.ts';
import { LoadState } from '../shared/company-surface.tsx';
import type { CompanyProfileFormAppearance } from './company-profile-form.tsx';
import { ProfileFields } from './profile-fields.tsx';

export interface NewCompanyFormProps extends NewCompanyFormOptions, CompanyProfileFormAppearance {
  /** Appearance of this form alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The data of a company that does not exist yet, with the same help as `CompanyProfileForm`; saving makes the company,
 * on trial.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanyProfile
 * @example
 * ```tsx
 * <NewCompanyForm onCreated={({ id }) => chooseCompany(id)} />
 * ```
 */
export function NewCompanyForm({ appearance, ...props }: NewCompanyFormProps): JSX.Element {
  return (
    <Surface component="NewCompanyForm" appearance={appearance}>
      <Form {...props} />
    </Surface>
  );
}

function Form({ headingLevel = 2, submitLabel, ...options }: Omit<NewCompanyFormProps, 'appearance'>) {
  const t = useTranslate();
  const { form, isPending } = useNewCompanyForm(options);
  if (isPending) return <LoadState error={null} isFetching refetch={() => undefined} blocks={4} />;
  return (
    <ProfileFields
      form={form}
      headingLevel={headingLevel}
      submitLabel={submitLabel ?? t('company.profile.create')}
      isStep
    />
  );
}
