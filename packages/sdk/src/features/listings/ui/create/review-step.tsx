'use client';
import type { ReactNode, JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { useListingCategories } from '../../catalog/use-catalog.ts';
import { HoursWeekField } from '../hours/hours-week-field.tsx';
import { Grid, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';

/** A summary before it is sent to Google. */
export function CreationReviewStep({ creator }: { creator: ListingCreator }): JSX.Element {
  const t = useTranslate();
  const { form, accounts, accountId } = creator;
  const fields = useDraftValues(form);
  const ids = [fields.primary_category, ...fields.additional_categories].filter((id) => id !== '');
  const { data: categories = [] } = useListingCategories({ ids, country: fields.country });
  const named = ids.map((id) => categories.find(({ category_id }) => category_id === id)?.name ?? id);
  const address = [
    `${fields.street} ${fields.house_number}`.trim(),
    `${fields.postal_code} ${fields.city}`.trim(),
  ].join(', ');
  return (
    <>
      <Text as="p" tone="muted" wrap="pretty">
        {t(creator.isTakingOver ? 'listings.create.taking_over' : 'listings.create.review_help')}
      </Text>
      <Stack as="section" gap={4} minInlineSize="0">
        <Stack as="dl" gap={3}>
          <Fact name={t('listing_editor.editor.field.name')}>{fields.name}</Fact>
          <Fact name={t('listings.create.address')}>{address}</Fact>
          {fields.latitude !== null && (
            <Fact name={t('listings.create.pin_title')}>{`${fields.latitude}, ${fields.longitude}`}</Fact>
          )}
          <Fact name={t('listings.create.account')}>
            {accounts.data?.find(({ id }) => id === accountId)?.title}
          </Fact>
        </Stack>
        <Change label={t('listings.create.change_place')} onPress={() => creator.goTo('place')} />
      </Stack>
      <Stack as="section" gap={4} minInlineSize="0">
        <Stack as="dl" gap={3}>
          <Fact name={t('listing_editor.editor.field.primary_category')}>{named[0]}</Fact>
          {named.length > 1 && (
            <Fact name={t('listing_editor.editor.field.additional_categories')}>
              {named.slice(1).join(', ')}
            </Fact>
          )}
          {(['phone_number', 'website', 'store_code'] as const).map(
            (field) =>
              fields[field] !== '' && (
                <Fact key={field} name={t(`listing_editor.editor.field.${field}`)}>
                  {fields[field]}
                </Fact>
              ),
          )}
        </Stack>
        {fields.opening_hours.length > 0 && (
          <HoursWeekField
            heading={
              <Heading level={3} size="m">
                {t('listing_editor.editor.section.hours')}
              </Heading>
            }
            value={fields.opening_hours}
            onChange={() => undefined}
            isReadOnly
          />
        )}
        <Change label={t('listings.create.change_details')} onPress={() => creator.goTo('details')} />
      </Stack>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Grid columns="minmax(130px, 1fr) minmax(0, 3fr)" gap={5} rowGap={1} small={{ columns: 1 }}>
      <Text as="dt" tone="muted">
        {name}
      </Text>
      <Text as="dd" wrap="anywhere">
        {children}
      </Text>
    </Grid>
  );
}

function Change({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <div>
      <Button size="s" onPress={onPress}>
        {label}
      </Button>
    </div>
  );
}
