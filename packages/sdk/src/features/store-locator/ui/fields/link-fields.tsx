'use client';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { LocatorLink } from '../../settings/locator-settings.ts';
import { LocatorGrid } from './locator-layout.tsx';

interface LinkFieldsProps {
  value: LocatorLink;
  onChange: (link: LocatorLink) => void;
  textMessage: string | undefined;
  urlMessage: string | undefined;
}

/** A link with the words on it. */
export function LinkFields({ value, onChange, textMessage, urlMessage }: LinkFieldsProps): JSX.Element {
  const t = useTranslate();
  return (
    <LocatorGrid>
      <TextField
        label={t('store_locator.settings.offer.text')}
        value={value.text}
        maxLength={locatorLimits.linkText}
        onChange={(text) => onChange({ ...value, text })}
        errorMessage={textMessage}
      />
      <TextField
        type="url"
        label={t('store_locator.settings.offer.url')}
        value={value.url}
        maxLength={locatorLimits.url}
        onChange={(url) => onChange({ ...value, url: url.trim() })}
        errorMessage={urlMessage}
      />
    </LocatorGrid>
  );
}
