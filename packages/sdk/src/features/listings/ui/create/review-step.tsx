'use client';
import type { ReactNode, JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftValues } from '../../../../state/use-draft-form.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { useListingCategories } from '../../offer/use-listing-categories.ts';
import { HoursWeekField } from '../hours/hours-week-field.tsx';
import { Group, GroupTitle, Help } from './creation-layout.ts';

/** All of it once more, before it goes to Google. */
export function ReviewStep({ creator }: { creator: ListingCreator }): JSX.Element {
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
      <Help>{t(creator.isTakingOver ? 'listings.create.taking_over' : 'listings.create.review_help')}</Help>
      <Group>
        <Facts>
          <Fact name={t('listing_editor.editor.field.name')}>{fields.name}</Fact>
          <Fact name={t('listings.create.address')}>{address}</Fact>
          {fields.latitude !== null && (
            <Fact name={t('listings.create.pin_title')}>{`${fields.latitude}, ${fields.longitude}`}</Fact>
          )}
          <Fact name={t('listings.create.account')}>
            {accounts.data?.find(({ id }) => id === accountId)?.title}
          </Fact>
        </Facts>
        <Change label={t('listings.create.change_place')} onPress={() => creator.goTo('place')} />
      </Group>
      <Group>
        <Facts>
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
        </Facts>
        {fields.opening_hours.length > 0 && (
          <HoursWeekField
            heading={<GroupTitle>{t('listing_editor.editor.section.hours')}</GroupTitle>}
            value={fields.opening_hours}
            onChange={() => undefined}
            isReadOnly
          />
        )}
        <Change label={t('listings.create.change_details')} onPress={() => creator.goTo('details')} />
      </Group>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <FactRow>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </FactRow>
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

const Facts = styled.dl.withConfig(innerClass('ListingCreator-facts'))`
  display: grid;
  gap: 8px;
  margin: 0;
`;

const FactRow = styled.div.withConfig(innerClass('ListingCreator-fact'))`
  display: grid;
  grid-template-columns: minmax(130px, 1fr) minmax(0, 3fr);
  gap: 2px 16px;
  & > dt {
    color: var(--pf-ink-2);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @container (max-width: 420px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
