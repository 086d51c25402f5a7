'use client';
import type { JSX } from 'react';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import type { LocatorContact, LocatorLink } from '../../settings/locator-settings.ts';
import { LocatorGrid } from './locator-layout.tsx';

interface ContactFieldsProps {
  value: LocatorContact;
  onChange: (contact: LocatorContact) => void;
  urlMessage: string | undefined;
}

/** How visitors reach the company. */
export function ContactFields({ value, onChange, urlMessage }: ContactFieldsProps): JSX.Element {
  const t = useTranslate();
  return (
    <LocatorGrid>
      <TextField
        type="email"
        label={t('store_locator.settings.contact.email')}
        value={value.email}
        maxLength={locatorLimits.email}
        onChange={(email) => onChange({ ...value, email })}
      />
      <TextField
        type="tel"
        label={t('store_locator.settings.contact.phone')}
        value={value.phone}
        maxLength={locatorLimits.phone}
        onChange={(phone) => onChange({ ...value, phone })}
      />
      <TextField
        type="url"
        label={t('store_locator.settings.contact.url')}
        value={value.url}
        maxLength={locatorLimits.url}
        onChange={(url) => onChange({ ...value, url: url.trim() })}
        errorMessage={urlMessage}
      />
    </LocatorGrid>
  );
}

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
