'use client';
import { type JSX, useState } from 'react';
import type { AppleBrandState } from '@pinfold/contract/features/integrations/apple-brand';
import { countryName } from '../../../../i18n/country-name.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataList } from '../../../../patterns/data-list.tsx';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Inset, Row, Spread, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import type { AppleAccount, AppleBrand } from '../../apple/use-apple-accounts.ts';

const NameBrandDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./name-brand-dialog.tsx')).NameBrandDialog,
);

interface AppleBrandsProps {
  account: AppleAccount;
  /** Why no brand can be named. */
  disabledReason: string | undefined;
  headingLevel: 2 | 3;
}

/** What the brand is called in each country with locations, and how far Apple is with it. */
export function AppleBrands({ account, disabledReason, headingLevel }: AppleBrandsProps): JSX.Element {
  const t = useTranslate();
  const [naming, setNaming] = useState<AppleBrand>();
  return (
    <Stack as="section" gap={4} minInlineSize="0">
      <Stack gap={1}>
        <Heading level={headingLevel}>{t('apple_accounts.brands.title')}</Heading>
        <Text as="p" tone="muted" wrap="pretty">
          {t('apple_accounts.brands.lead')}
        </Text>
      </Stack>
      {account.brands.length > 0 ? (
        <DataList label={t('apple_accounts.brands.title')}>
          {account.brands.map((brand) => (
            <BrandRow
              key={brand.country}
              brand={brand}
              onName={() => setNaming(brand)}
              disabledReason={disabledReason}
            />
          ))}
        </DataList>
      ) : (
        <Text as="p" tone="muted">
          {t('apple_accounts.brands.none')}
        </Text>
      )}
      {naming && (
        <NameBrandDialog
          key={naming.country}
          accountId={account.id}
          brand={naming}
          onClose={() => setNaming(undefined)}
        />
      )}
    </Stack>
  );
}

interface BrandRowProps {
  brand: AppleBrand;
  onName: () => void;
  disabledReason: string | undefined;
}

/** The brand of one country; what Apple says of it is in Apple's words. */
function BrandRow({ brand, onName, disabledReason }: BrandRowProps) {
  const t = useTranslate();
  const { language } = usePinfold();
  const { name, state, problems, facilities_count: count } = brand;
  const country = countryName(brand.country, language);
  const action = state === null ? 'name' : 'rename';
  return (
    <Spread as="li" part="AppleAccounts-country" align="start" gap={5} rowGap={3} padding={[4, 5]}>
      <Inset basis="260px">
        <Text as="div" weight="medium">
          {country}
        </Text>
        <Text as="div" tone={name === '' ? 'subtle' : 'default'} wrap="anywhere">
          {name === '' ? t('apple_accounts.brands.no_name') : name}
        </Text>
        <Text as="div" tone="subtle" size="s">
          {t('apple_accounts.brands.locations', { count })}
        </Text>
        {state && (
          <Text as="p" tone="muted" size="s" padding={[2, 0, 0]}>
            {t(`apple_accounts.brands.about.${state}`)}
          </Text>
        )}
        {problems.map((message) => (
          <Text key={message} as="p" tone={state === 'published' ? 'muted' : 'bad'} size="s" wrap="anywhere">
            {t('apple_accounts.problem_words', { message })}
          </Text>
        ))}
      </Inset>
      <Row gap={3} rowGap={2} wrap>
        <Tag tone={state ? tones[state] : 'warn'}>{t(`apple_accounts.brands.state.${state ?? 'none'}`)}</Tag>
        <Button
          size="s"
          variant={state === null ? 'primary' : 'default'}
          aria-label={t(`apple_accounts.brands.${action}_named`, { country })}
          onPress={onName}
          disabledReason={disabledReason}
        >
          {t(`apple_accounts.brands.${action}`)}
        </Button>
      </Row>
    </Spread>
  );
}

/** A review takes days, and is no failure. */
const tones: Readonly<Record<AppleBrandState, Tone>> = {
  sending: 'info',
  in_review: 'info',
  published: 'good',
  rejected: 'bad',
  failed: 'bad',
};
