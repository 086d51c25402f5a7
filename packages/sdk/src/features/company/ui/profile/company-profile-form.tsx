'use client';
import type { JSX, ReactNode } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { Grid, Inset, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { CompanyProfile } from '../../profile/company-profile.ts';
import { type ProfileField, profileFields } from '../../profile/profile-model.ts';
import {
  type CompanyProfileFormOptions,
  type CompanyProfileFormState,
  useCompanyProfileForm,
} from '../../profile/use-company-profile-form.ts';
import { useCountries } from '../../reference/reference.ts';
import { CompanySurface, LoadState } from '../shared/company-surface.tsx';
import { ProfileFields } from './profile-fields.tsx';

export interface CompanyProfileFormProps extends CompanyProfileFormOptions, CompanyProfileFormAppearance {
  /** Appearance of this form alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * The company's data: identity, address, contact, and where the installation allows it, the time zone. A Polish tax
 * number is checked while it is typed and can fill in the rest from the register of VAT payers.
 *
 * Unsaved input is kept while the Provider is mounted. Failures are shown in place; what concerns more than the form is
 * reported to the Provider's `onError`. Without the permission to change it, the data is read-only, with the reason
 * above.
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

interface AllowedFormProps extends CompanyProfileFormAppearance {
  options: CompanyProfileFormOptions;
}

function AllowedForm({ options, ...viewProps }: AllowedFormProps) {
  const state = useCompanyProfileForm(options);
  return (
    <CompanyProfileFormView state={state} isStep={options.finishesSetup || options.isSetup} {...viewProps} />
  );
}

/** How the form fits into the page around it. */
export interface CompanyProfileFormAppearance {
  /** Level of the sections' titles in the page's outline. @defaultValue 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Said on the button that saves. @defaultValue "Zapisz" */
  submitLabel?: ReactNode;
}

export interface CompanyProfileFormViewProps extends CompanyProfileFormAppearance {
  /** From `useCompanyProfileForm`. */
  state: CompanyProfileFormState;
  /** The form is a step of a wizard: its button is always shown. @defaultValue false */
  isStep?: boolean | undefined;
}

/**
 * The view of the company's data: everything it shows and does comes in through its props.
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

interface ProfileFactsProps {
  profile: CompanyProfile;
  headingLevel: 2 | 3 | 4;
}

/** The company's data to read, for those who may not change it. */
function ProfileFacts({ profile, headingLevel }: ProfileFactsProps): JSX.Element {
  const t = useTranslate();
  const { data: countries } = useCountries();
  const valueOf = (field: ProfileField): string => {
    if (field === 'category_id') return profile.category_name ?? '';
    if (field === 'country')
      return countries?.find(({ code }) => code === profile.country)?.name ?? profile.country;
    return profile[field];
  };
  return (
    <Card title={t('company.profile.identity')} headingLevel={headingLevel}>
      <Grid as="dl" min="240px" gap={7} rowGap={4}>
        {profileFields.map((field) => (
          <Inset key={field} minInlineSize="0">
            <Text as="dt" size="s" tone="muted">
              {t(`company.profile.field.${field}`)}
            </Text>
            <Text as="dd" tone={valueOf(field) === '' ? 'subtle' : undefined} wrap="anywhere">
              {valueOf(field) || t('company.profile.empty')}
            </Text>
          </Inset>
        ))}
      </Grid>
    </Card>
  );
}
