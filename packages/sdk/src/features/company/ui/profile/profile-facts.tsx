'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { profileFields, type ProfileField } from '../../profile/form/profile-values.ts';
import { useCountries } from '../../reference/use-countries.ts';
import type { CompanyProfile } from '../../profile/use-company-profile.ts';

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
      <Facts>
        {profileFields.map((field) => (
          <Fact key={field}>
            <dt>{t(`company.profile.field.${field}`)}</dt>
            <dd data-empty={valueOf(field) === '' || undefined}>
              {valueOf(field) || t('company.profile.empty')}
            </dd>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

const Facts = styled.dl.withConfig(innerClass('CompanyProfile-facts'))`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: 14px 24px;
  margin: 0;
`;

const Fact = styled.div.withConfig(innerClass('CompanyProfile-fact'))`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > dt {
    color: var(--pf-ink-2);
    font-size: var(--pf-font-size-s);
  }
  & > dd {
    margin: 1px 0 0;
  }
  & > dd:where([data-empty]) {
    color: var(--pf-ink-3);
  }
`;
