'use client';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { ConflictNotice } from '../../../../patterns/conflict-notice.tsx';
import { Section } from '../../../../patterns/section.tsx';
import { useDraftField } from '../../../../state/use-draft-form.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import type { ListingLocator } from '../../settings/listing-locator.ts';
import type { LocatorSettings } from '../../settings/locator-settings.ts';
import type { ListingLocatorForm } from '../../settings/use-listing-locator.ts';
import type { LocatorSettingsOptions } from '../../settings/use-locator-settings.ts';
import { ContactFields, LinkFields } from '../fields/contact-fields.tsx';
import { ExtraSections } from '../fields/extra-sections.tsx';
import { LocatorGrid } from '../fields/locator-layout.tsx';
import { LocatorSaveBar } from '../fields/locator-save-bar.tsx';
import { useFaultMessages } from '../settings/locator-form-context.ts';
import {
  ListingLocatorFrame,
  type ListingLocatorAppearance,
  type LoadedListingLocator,
} from './listing-locator-frame.tsx';
import { OwnOrAll, ShownHere } from './own-or-all.tsx';

export interface ListingLocatorSettingsProps extends ListingLocatorAppearance, LocatorSettingsOptions {}

/**
 * Settings of one location in the store locator, each its own or inherited from all locations. Unsaved input is kept
 * while the Provider is mounted.
 *
 * @throws Error outside a `PinfoldProvider`.
 * @selector .pinfold-ListingLocator
 * @example
 * ```tsx
 * <ListingLocatorSettings listingId={12} onSaved={() => notify('Zapisano')} />
 * ```
 */
export function ListingLocatorSettings(props: ListingLocatorSettingsProps): JSX.Element {
  return <ListingLocatorFrame {...props}>{(loaded) => <Fields {...loaded} />}</ListingLocatorFrame>;
}

function Fields({ state, locator, headingLevel }: LoadedListingLocator) {
  const t = useTranslate();
  const { form, listing } = state;
  if (!listing) return null;
  const part: OwnPartProps = { form, listing, locator, headingLevel };
  return (
    <>
      <ConflictNotice
        form={form}
        title={t('common.conflict.settings')}
        nameOf={(field) => t(`store_locator.listing.field.${field}`)}
      />
      <Section
        title={listing.facility.name}
        text={listing.facility.formatted_address}
        headingLevel={headingLevel}
      >
        <Hidden form={form} />
        <LocatorGrid>
          <ShownHere name="shows_reviews" isShownForAll={locator.reviews.is_shown} form={form} />
          <ShownHere name="shows_posts" isShownForAll={locator.posts.is_shown} form={form} />
          <ShownHere name="shows_photos" isShownForAll={locator.photos.is_shown} form={form} />
        </LocatorGrid>
      </Section>
      <OwnText {...part} />
      <OwnContact {...part} />
      <OwnLink {...part} />
      <OwnSections {...part} />
      <LocatorSaveBar form={form} />
    </>
  );
}

interface OwnPartProps {
  form: ListingLocatorForm;
  listing: ListingLocator;
  locator: LocatorSettings;
  headingLevel: 2 | 3 | 4;
}

function Hidden({ form }: Pick<OwnPartProps, 'form'>) {
  const t = useTranslate();
  const { value, onChange } = useDraftField(form, 'is_hidden');
  return (
    <Switch
      label={t('store_locator.listing.is_hidden')}
      description={t('store_locator.listing.is_hidden_text')}
      isSelected={value}
      onChange={onChange}
    />
  );
}

function OwnText({ form, listing, headingLevel }: OwnPartProps) {
  const t = useTranslate();
  const { value, onChange } = useDraftField(form, 'text');
  return (
    <OwnOrAll
      title={t('store_locator.listing.field.text')}
      headingLevel={headingLevel}
      isOwn={value !== null}
      onChange={(isOwn) => onChange(isOwn ? (listing.text ?? '') : null)}
      ofAll={t('store_locator.listing.text_as_all')}
    >
      <TextArea
        label={t('store_locator.listing.text')}
        value={value ?? ''}
        maxLength={locatorLimits.listingText}
        onChange={onChange}
      />
    </OwnOrAll>
  );
}

function OwnContact({ form, listing, locator, headingLevel }: OwnPartProps) {
  const t = useTranslate();
  const { value, onChange, fault } = useDraftField(form, 'contact');
  const messageOf = useFaultMessages(fault);
  const { is_shown: isShownForAll, ...ofAll } = locator.contact;
  return (
    <OwnOrAll
      title={t('store_locator.listing.field.contact')}
      headingLevel={headingLevel}
      isOwn={value !== null}
      onChange={(isOwn) => onChange(isOwn ? (listing.contact ?? ofAll) : null)}
      ofAll={isShownForAll ? [ofAll.email, ofAll.phone, ofAll.url].filter(Boolean).join(', ') : ''}
    >
      {value && <ContactFields value={value} onChange={onChange} urlMessage={messageOf('contact.url')} />}
    </OwnOrAll>
  );
}

function OwnLink({ form, listing, locator, headingLevel }: OwnPartProps) {
  const t = useTranslate();
  const { value, onChange, fault } = useDraftField(form, 'offer_link');
  const messageOf = useFaultMessages(fault);
  return (
    <OwnOrAll
      title={t('store_locator.listing.field.offer_link')}
      headingLevel={headingLevel}
      isOwn={value !== null}
      onChange={(isOwn) => onChange(isOwn ? (listing.offer_link ?? locator.offer_link ?? noLink) : null)}
      ofAll={locator.offer_link?.text ?? ''}
    >
      {value && (
        <LinkFields
          value={value}
          onChange={onChange}
          textMessage={messageOf('offer_link.text')}
          urlMessage={messageOf('offer_link.url')}
        />
      )}
    </OwnOrAll>
  );
}

function OwnSections({ form, listing, locator, headingLevel }: OwnPartProps) {
  const t = useTranslate();
  const { value, onChange, fault } = useDraftField(form, 'sections');
  return (
    <OwnOrAll
      title={t('store_locator.listing.field.sections')}
      headingLevel={headingLevel}
      isOwn={value !== null}
      onChange={(isOwn) => onChange(isOwn ? (listing.sections ?? locator.sections) : null)}
      ofAll={locator.sections.map(({ title }) => title).join(', ')}
    >
      <ExtraSections value={value ?? []} onChange={onChange} messageOf={useFaultMessages(fault)} />
    </OwnOrAll>
  );
}

const noLink = { text: '', url: '' };
