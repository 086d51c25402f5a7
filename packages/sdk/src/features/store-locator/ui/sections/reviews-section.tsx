'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { LocatorGrid } from '../fields/locator-layout.tsx';
import { useLocatorField } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** Which reviews visitors read. */
export function ReviewsSection(): JSX.Element {
  const t = useTranslate();
  const { value: reviews, onChange } = useLocatorField('reviews');
  const ratingText = (count: number) => {
    if (count === 1) return t('store_locator.settings.reviews.stars_any');
    return count === 5
      ? t('store_locator.settings.reviews.stars_five')
      : t('store_locator.settings.reviews.stars', { count });
  };
  return (
    <SettingsSection name="reviews">
      <Switch
        label={t('store_locator.settings.reviews.is_shown')}
        isSelected={reviews.is_shown}
        onChange={(isOn) => onChange({ ...reviews, is_shown: isOn })}
      />
      {reviews.is_shown && (
        <>
          <LocatorGrid>
            <Select
              label={t('store_locator.settings.reviews.min_rating')}
              options={ratings.map((rating) => ({ id: String(rating), label: ratingText(rating) }))}
              value={String(reviews.min_rating)}
              onChange={(rating) => onChange({ ...reviews, min_rating: Number(rating) })}
            />
          </LocatorGrid>
          <CheckBox
            label={t('store_locator.settings.reviews.text_only')}
            isSelected={reviews.text_only}
            onChange={(isOn) => onChange({ ...reviews, text_only: isOn })}
          />
        </>
      )}
    </SettingsSection>
  );
}

const ratings = [1, 2, 3, 4, 5];
