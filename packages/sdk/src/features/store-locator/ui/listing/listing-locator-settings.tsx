'use client';
import { locatorLimits } from '@pinfold/contract/features/store-locator/locator-limits';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Switch } from '../../../../ui/fields/switch.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import type { LocatorSettingsOptions } from '../../settings/use-locator-settings.ts';
import { ContactFields } from '../fields/contact-fields.tsx';
import { ExtraSections } from '../fields/extra-sections.tsx';
import { FormConflicts } from '../fields/form-conflicts.tsx';
import { FormSaveBar } from '../fields/form-save-bar.tsx';
import { LinkFields } from '../fields/link-fields.tsx';
import { LocatorGrid, LocatorSection } from '../fields/locator-section.tsx';
import { useFaultWords } from '../fields/use-fault-words.ts';
import {
  ListingLocatorFrame,
  type ListingLocatorLooks,
  type LoadedListingLocator,
} from './listing-locator-frame.tsx';
import { OwnOrAll } from './own-or-all.tsx';
import { ShownHere } from './shown-here.tsx';

export interface ListingLocatorSettingsProps extends ListingLocatorLooks, LocatorSettingsOptions {}

/**
 * What one location says in the store locator by itself, or takes from what all say. What is filled in and not saved
 * stays while the Provider lives.
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
  const { values, set, faults, listing } = state;
  const messageOf = useFaultWords(faults);
  if (!values || !listing) return null;
  const { is_shown: _shown, ...contactOfAll } = locator.contact;
  return (
    <>
      <FormConflicts
        conflicts={state.conflicts}
        nameOf={(field) => t(`store_locator.listing.field.${field}`)}
        savedOf={(field) => listing[field]}
        resolve={state.resolve}
      />
      <LocatorSection
        title={listing.facility.name}
        text={listing.facility.formatted_address}
        headingLevel={headingLevel}
      >
        <Switch
          label={t('store_locator.listing.is_hidden')}
          description={t('store_locator.listing.is_hidden_text')}
          isSelected={values.is_hidden}
          onChange={(isOn) => set('is_hidden', isOn)}
        />
        <LocatorGrid>
          <ShownHere name="shows_reviews" isShownForAll={locator.reviews.is_shown} state={state} />
          <ShownHere name="shows_posts" isShownForAll={locator.posts.is_shown} state={state} />
          <ShownHere name="shows_photos" isShownForAll={locator.photos.is_shown} state={state} />
        </LocatorGrid>
      </LocatorSection>
      <OwnOrAll
        title={t('store_locator.listing.field.text')}
        headingLevel={headingLevel}
        isOwn={values.text !== null}
        onChange={(isOwn) => set('text', isOwn ? (listing.text ?? '') : null)}
        ofAll={t('store_locator.listing.text_as_all')}
      >
        <TextArea
          label={t('store_locator.listing.text')}
          value={values.text ?? ''}
          maxLength={locatorLimits.listingText}
          onChange={(text) => set('text', text)}
        />
      </OwnOrAll>
      <OwnOrAll
        title={t('store_locator.listing.field.contact')}
        headingLevel={headingLevel}
        isOwn={values.contact !== null}
        onChange={(isOwn) => set('contact', isOwn ? (listing.contact ?? contactOfAll) : null)}
        ofAll={
          locator.contact.is_shown
            ? [contactOfAll.email, contactOfAll.phone, contactOfAll.url].filter(Boolean).join(', ')
            : ''
        }
      >
        {values.contact && (
          <ContactFields
            value={values.contact}
            onChange={(contact) => set('contact', contact)}
            urlMessage={messageOf('contact.url')}
          />
        )}
      </OwnOrAll>
      <OwnOrAll
        title={t('store_locator.listing.field.offer_link')}
        headingLevel={headingLevel}
        isOwn={values.offer_link !== null}
        onChange={(isOwn) =>
          set('offer_link', isOwn ? (listing.offer_link ?? locator.offer_link ?? noLink) : null)
        }
        ofAll={locator.offer_link?.text ?? ''}
      >
        {values.offer_link && (
          <LinkFields
            value={values.offer_link}
            onChange={(link) => set('offer_link', link)}
            textMessage={messageOf('offer_link.text')}
            urlMessage={messageOf('offer_link.url')}
          />
        )}
      </OwnOrAll>
      <OwnOrAll
        title={t('store_locator.listing.field.sections')}
        headingLevel={headingLevel}
        isOwn={values.sections !== null}
        onChange={(isOwn) => set('sections', isOwn ? (listing.sections ?? locator.sections) : null)}
        ofAll={locator.sections.map(({ title }) => title).join(', ')}
      >
        <ExtraSections
          value={values.sections ?? []}
          onChange={(sections) => set('sections', sections)}
          messageOf={messageOf}
        />
      </OwnOrAll>
      <FormSaveBar form={state} />
    </>
  );
}

const noLink = { text: '', url: '' };
