'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { ContactFields } from '../fields/contact-fields.tsx';
import { LinkFields } from '../fields/link-fields.tsx';
import { useFaultWords } from '../fields/use-fault-words.ts';
import { useLocatorForm } from '../settings/locator-form-context.ts';
import { SettingsSection } from '../settings/settings-section.tsx';

/** How visitors reach the company, and where its offer is. */
export function ContactSection(): JSX.Element {
  const t = useTranslate();
  const { state, values } = useLocatorForm();
  const { contact, offer_link: link } = values;
  const messageOf = useFaultWords(state.faults);
  return (
    <SettingsSection name="contact">
      <Switch
        label={t('store_locator.settings.contact.is_shown')}
        isSelected={contact.is_shown}
        onChange={(isOn) => state.set('contact', { ...contact, is_shown: isOn })}
      />
      {contact.is_shown && (
        <ContactFields
          value={contact}
          onChange={(next) => state.set('contact', { ...contact, ...next })}
          urlMessage={messageOf('contact.url')}
        />
      )}
      <Switch
        label={t('store_locator.settings.offer.is_shown')}
        isSelected={link !== null}
        onChange={(isOn) => state.set('offer_link', isOn ? (state.settings?.offer_link ?? noLink) : null)}
      />
      {link && (
        <LinkFields
          value={link}
          onChange={(next) => state.set('offer_link', next)}
          textMessage={messageOf('offer_link.text')}
          urlMessage={messageOf('offer_link.url')}
        />
      )}
    </SettingsSection>
  );
}

const noLink = { text: '', url: '' };
