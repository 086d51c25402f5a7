'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { ContactFields, LinkFields } from '../fields/contact-fields.tsx';
import { ExtraSections } from '../fields/extra-sections.tsx';
import { useLocatorField, useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** How visitors reach the company, and where its offer is. */
export function StoreContactSection(): JSX.Element {
  const t = useTranslate();
  const { settings } = useLocatorForm();
  const { value: contact, onChange: setContact, messageOf: contactMessage } = useLocatorField('contact');
  const { value: link, onChange: setLink, messageOf: linkMessage } = useLocatorField('offer_link');
  return (
    <SettingsSection name="contact">
      <Switch
        label={t('store_locator.settings.contact.is_shown')}
        isSelected={contact.is_shown}
        onChange={(isOn) => setContact({ ...contact, is_shown: isOn })}
      />
      {contact.is_shown && (
        <ContactFields
          value={contact}
          onChange={(next) => setContact({ ...contact, ...next })}
          urlMessage={contactMessage('contact.url')}
        />
      )}
      <Switch
        label={t('store_locator.settings.offer.is_shown')}
        isSelected={link !== null}
        onChange={(isOn) => setLink(isOn ? (settings.offer_link ?? noLink) : null)}
      />
      {link && (
        <LinkFields
          value={link}
          onChange={setLink}
          textMessage={linkMessage('offer_link.text')}
          urlMessage={linkMessage('offer_link.url')}
        />
      )}
    </SettingsSection>
  );
}

const noLink = { text: '', url: '' };

/** The owner's own lists of links, buttons and pictures. */
export function ExtraSectionsSection(): JSX.Element {
  const t = useTranslate();
  const { value, onChange, messageOf } = useLocatorField('sections');
  return (
    <SettingsSection name="sections" text={t('store_locator.extra.text')}>
      <ExtraSections {...{ value, onChange, messageOf }} />
    </SettingsSection>
  );
}
