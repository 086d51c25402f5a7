'use client';
import { isOpenAt, nextChange } from '@pinfold/contract/features/listings/hours/open-at';
import type { JSX } from 'react';
import { type Format, useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import type { Translate } from '../../../../i18n/i18n.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { Listing } from '../../editor/listing.ts';
import { useListingCategories } from '../../offer/use-listing-categories.ts';
import type { ListingPartProps } from './editor-context.ts';
import { useEditorSlot, useListingEditorView } from './editor-context.ts';
import { ListingMap } from './listing-map.tsx';
import { SideCard } from './side-card.ts';

/** The location as customers find it: on the map, what it is, and until when it is open. */
export function ListingCard({ listing, editor }: ListingPartProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { headingLevel, isNarrow } = useListingEditorView();
  const Details = useEditorSlot('CardDetails', undefined);
  const { primary_category: category, country } = listing;
  const { data: categories } = useListingCategories({ ids: category === '' ? [] : [category], country });
  const facts = [categories?.[0]?.name, openText(listing, t, format)].filter(Boolean).join(' · ');
  return (
    <SideCard>
      {!isNarrow && <ListingMap />}
      <Heading level={headingLevel} size="m">
        {listing.name}
      </Heading>
      {Details && <Details listing={listing} editor={editor} />}
      <Text tone="muted">{facts}</Text>
      {listing.maps_url !== '' && (
        <Link href={listing.maps_url} target="_blank" rel="noreferrer">
          {t('listing_editor.editor.see_on_map')}
        </Link>
      )}
    </SideCard>
  );
}

function openText(listing: Listing, t: Translate, format: Format): string {
  if (listing.open_status !== 'OPEN') return t(`listing_editor.editor.status.${listing.open_status}`);
  const now = new Date();
  const isOpen = isOpenAt(listing, now, format.timeZone);
  const next = nextChange(listing, now, format.timeZone);
  if (!next) return isOpen ? t('listing_editor.editor.open_now') : '';
  const isToday = format.today(next.at) === format.today(now);
  const time = format.date(next.at, isToday || isOpen ? 'time' : 'date_time');
  return t(`listing_editor.editor.${isOpen ? 'open_until' : 'opens_at'}`, { time });
}
