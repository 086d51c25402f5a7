'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { Select } from '../../../../ui/fields/select.tsx';
import type { ListingLocatorForm } from '../../settings/use-listing-locator-settings.ts';

interface ShownHereProps {
  name: 'shows_reviews' | 'shows_posts' | 'shows_photos';
  isShownForAll: boolean;
  form: ListingLocatorForm;
}

/** Whether this location shows something, or does as all. */
export function ShownHere({ name, isShownForAll, form }: ShownHereProps): JSX.Element {
  const t = useTranslate();
  const { value, onChange } = useDraftField(form, name);
  return (
    <Select
      label={t(`store_locator.listing.field.${name}`)}
      options={[
        {
          id: 'all',
          label: t(
            isShownForAll ? 'store_locator.listing.as_all_shown' : 'store_locator.listing.as_all_hidden',
          ),
        },
        { id: 'shown', label: t('store_locator.listing.shown_here') },
        { id: 'hidden', label: t('store_locator.listing.hidden_here') },
      ]}
      value={value === null ? 'all' : value ? 'shown' : 'hidden'}
      onChange={(chosen) => onChange(chosen === 'all' ? null : chosen === 'shown')}
    />
  );
}
