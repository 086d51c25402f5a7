'use client';
import type { JSX } from 'react';
import { useFeatureFlag } from '../../../../permissions/use-permission.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Card } from '../../../../ui/display/card.tsx';
import type { ProfileForm } from '../../profile/form/use-profile-form.ts';
import { CategoryField } from './category-field.tsx';
import { CountryField } from './country-field.tsx';
import { ProfileGrid } from './profile-grid.ts';
import { ProfileTextField } from './profile-text-field.tsx';
import { RegistryPanel } from './registry-panel.tsx';
import { TaxNumberField } from './tax-number-field.tsx';
import { TimezoneField } from './timezone-field.tsx';

interface ProfileFieldsProps {
  form: ProfileForm;
  headingLevel: 2 | 3 | 4;
}

/** All that can be filled in about a company, in sections. */
export function ProfileFields({ form, headingLevel }: ProfileFieldsProps): JSX.Element {
  const t = useTranslate();
  const { found, filledCount } = form.registry;
  const isQuiet = !found && filledCount === undefined;
  const hasTimezone = useFeatureFlag('timezone_settings');
  return (
    <>
      <Card title={t('company.profile.identity')} headingLevel={headingLevel}>
        <ProfileGrid>
          <CountryField form={form} />
          <TaxNumberField form={form} />
          <div data-wide data-quiet={isQuiet || undefined}>
            <RegistryPanel registry={form.registry} />
          </div>
          <div data-wide>
            <ProfileTextField form={form} field="name" autoComplete="organization" isRequired />
          </div>
          <CategoryField form={form} />
        </ProfileGrid>
      </Card>
      <Card title={t('company.profile.address')} headingLevel={headingLevel}>
        <ProfileGrid>
          <ProfileTextField form={form} field="street" autoComplete="address-line1" />
          <ProfileTextField form={form} field="house_number" autoComplete="address-line2" />
          <ProfileTextField form={form} field="postal_code" autoComplete="postal-code" />
          <ProfileTextField form={form} field="city" autoComplete="address-level2" />
        </ProfileGrid>
      </Card>
      <Card title={t('company.profile.contact')} headingLevel={headingLevel}>
        <ProfileGrid>
          <ProfileTextField form={form} field="phone_number" type="tel" autoComplete="tel" />
          <ProfileTextField form={form} field="email" type="email" autoComplete="email" />
        </ProfileGrid>
      </Card>
      {hasTimezone && (
        <Card title={t('company.profile.dates')} headingLevel={headingLevel}>
          <ProfileGrid>
            <TimezoneField form={form} />
          </ProfileGrid>
        </Card>
      )}
    </>
  );
}
