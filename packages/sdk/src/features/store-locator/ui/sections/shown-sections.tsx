'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { CheckBox } from '../../../../ui/fields/check-box.tsx';
import { Select } from '../../../../ui/fields/select.tsx';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { LocatorGrid } from '../fields/locator-layout.tsx';
import { useLocatorField, useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** Whether there is a map, and whether visitors are asked first. */
export function MapSection(): JSX.Element {
  const t = useTranslate();
  const { value: map, onChange } = useLocatorField('map');
  return (
    <SettingsSection name="map">
      <Switch
        label={t('store_locator.settings.map.is_shown')}
        isSelected={map.is_shown}
        onChange={(isOn) => onChange({ ...map, is_shown: isOn })}
      />
      {map.is_shown && (
        <Switch
          label={t('store_locator.settings.map.asks_consent')}
          description={t('store_locator.settings.map.asks_consent_text')}
          isSelected={map.asks_consent}
          onChange={(isOn) => onChange({ ...map, asks_consent: isOn })}
        />
      )}
    </SettingsSection>
  );
}

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
          {(reviews.min_rating > 1 || reviews.text_only) && (
            <Text as="p" size="s" tone="muted">
              {t('store_locator.settings.reviews.told')}
            </Text>
          )}
        </>
      )}
    </SettingsSection>
  );
}

const ratings = [1, 2, 3, 4, 5];

/** Whether visitors see posts, photos, or questions. */
export function ShownSection({ name }: { name: 'posts' | 'photos' | 'faq' }): JSX.Element {
  const t = useTranslate();
  const { questionsHref } = useLocatorForm();
  const { value, onChange } = useLocatorField(name);
  return (
    <SettingsSection name={name}>
      <Switch
        label={t(`store_locator.settings.${name}.is_shown`)}
        isSelected={value.is_shown}
        onChange={(isOn) => onChange({ is_shown: isOn })}
      />
      {name === 'faq' && questionsHref !== undefined && (
        <Link href={questionsHref} isInApp>
          {t('store_locator.settings.faq.edit')}
        </Link>
      )}
    </SettingsSection>
  );
}
