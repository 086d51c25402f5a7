'use client';
import type { JSX } from 'react';
import type { Appearance } from '../../../../theme/appearance.ts';
import {
  useCompanyProfileForm,
  type CompanyProfileFormOptions,
} from '../../profile/form/use-company-profile-form.ts';
import { CompanySurface } from '../shared/company-surface.tsx';
import { CompanyProfileFormView, type CompanyProfileFormLooks } from './company-profile-form-view.tsx';

export interface CompanyProfileFormProps extends CompanyProfileFormOptions, CompanyProfileFormLooks {
  /** Looks of this form alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's data: identity, address, contact, and where the installation allows it, the time zone. A Polish tax
 * number is checked while it is typed and can fill in the rest from the register of VAT payers.
 *
 * What is typed and not saved stays while the Provider lives. Failures are shown in place; what concerns more than the
 * form is told to the Provider's `onError`. Who may not change the data reads it, with the reason above.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-CompanyProfile
 * @example
 * ```tsx
 * <CompanyProfileForm onSaved={() => notify('Zapisano dane firmy')} />
 * ```
 */
export function CompanyProfileForm({
  appearance,
  headingLevel,
  submitLabel,
  ...options
}: CompanyProfileFormProps): JSX.Element {
  return (
    <CompanySurface component="CompanyProfileForm" appearance={appearance}>
      <AllowedForm {...{ headingLevel, submitLabel, options }} />
    </CompanySurface>
  );
}

interface AllowedFormProps extends CompanyProfileFormLooks {
  options: CompanyProfileFormOptions;
}

function AllowedForm({ options, ...looks }: AllowedFormProps) {
  const state = useCompanyProfileForm(options);
  return (
    <CompanyProfileFormView state={state} isStep={options.finishesSetup || options.isSetup} {...looks} />
  );
}
