'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { Grid, Inset } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { profileFields, type ProfileField } from '../../profile/form/profile-values.ts';
import type { CompanyProfile } from '../../profile/use-company-profile.ts';
import { useCountries } from '../../reference/use-countries.ts';

interface ProfileFactsProps {
  profile: CompanyProfile;
  headingLevel: 2 | 3 | 4;
}

/** The company's data to read, for those who may not change it. */
export function ProfileFacts({ profile, headingLevel }: ProfileFactsProps): JSX.Element {
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
