'use client';
import type { JSX, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { useFeatureFlags } from '../../../../permissions/use-permission.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Heading, Text } from '../../../../ui/layout/text.tsx';
import type { Listing } from '../../editor/listing-model.ts';
import { MapsConnectionTag } from '../list/maps-connection-tag.tsx';
import { useListingEditorView } from './editor-context.ts';
import { SaveActions } from './save-bar.tsx';

interface EditorHeaderProps {
  breadcrumb: ReactNode;
  title: ReactNode;
  titleLevel: 1 | 2 | 3;
  actions: ReactNode;
  getBingHref: ((q: string) => string) | undefined;
}

/** The listing's title, status and buttons; sticky where there is room. */
export function EditorHeader({
  breadcrumb,
  title,
  titleLevel,
  actions,
  getBingHref,
}: EditorHeaderProps): JSX.Element {
  const { editor, isNarrow } = useListingEditorView();
  const { listing } = editor;
  return (
    <Root data-narrow={isNarrow || undefined}>
      <Stack basis="320px">
        {breadcrumb && (
          <Text as="div" tone="subtle">
            {breadcrumb}
          </Text>
        )}
        <Heading level={titleLevel} size="xl" wrap="anywhere" padding={[0, 0, 3]}>
          {title ?? titleOf(listing)}
        </Heading>
        <ListingStatus listing={listing} getBingHref={getBingHref} />
        <AtGoogle listing={listing} />
      </Stack>
      <Row gap={3} wrap push>
        {actions}
        {!isNarrow && <SaveActions />}
      </Row>
    </Root>
  );
}

/** Returns the name and the street: locations of a chain share their name. */
function titleOf({ name, formatted_address: address }: { name: string; formatted_address: string }): string {
  return [name, address.split(',')[0]].filter(Boolean).join(', ');
}

const Root = styled.div.withConfig(partClass('ListingEditor-header'))`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 10px 16px;
  /* The buttons that send stay in sight, however long the form is. */
  &:where(:not([data-narrow])) {
    position: sticky;
    inset-block-start: 0;
    z-index: 3;
    margin-inline: -4px;
    padding: 8px 4px;
    background: var(--pf-background);
  }
`;

interface AtBingProps extends Pick<EditorHeaderProps, 'getBingHref'> {
  listing: Listing;
}

/** The listing's state at Google and at Bing, and whether it is in sync. */
function ListingStatus({ listing, getBingHref }: AtBingProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { location_state: state, verification, sent_at: sentAt } = listing;
  const impliesVerification = state === 'verified' || state === 'duplicate';
  const age = sentAt === null ? undefined : format.age(sentAt);
  const saved =
    age === t('common.now')
      ? t('listing_editor.editor.saved_now')
      : t('listing_editor.editor.saved_age', { age: age ?? '' });
  return (
    <Row role="status" gap={3} rowGap={2} wrap>
      {state && <Tag tone={stateTones[state]}>{t(`listing_editor.editor.state.${state}`)}</Tag>}
      {!impliesVerification && (
        <Tag tone={verification === 'is_verified' ? 'good' : 'warn'}>
          {t(`listing_editor.editor.verification.${verification}`)}
        </Tag>
      )}
      <AtBing listing={listing} getBingHref={getBingHref} />
      {listing.processing_in_progress ? (
        <Row as="span" gap={3}>
          <Spinner size={14} />
          <Text size="s" tone="muted">
            {t('listing_editor.editor.running')}
          </Text>
        </Row>
      ) : (
        age !== undefined && (
          <Text size="s" tone="muted">
            {saved}
          </Text>
        )
      )}
    </Row>
  );
}

/** How the location is connected to Bing, with the way to what Bing says of it; nothing where no map beyond Google is on offer. */
function AtBing({ listing, getBingHref }: AtBingProps): JSX.Element | null {
  const t = useTranslate();
  const isOffered = useFeatureFlags().includes('map_settings');
  if (!isOffered) return null;
  const { maps_integration_status: status, name, store_code: code } = listing;
  const tag = (
    <MapsConnectionTag status={status}>{t(`listing_editor.editor.at_bing.${status}`)}</MapsConnectionTag>
  );
  // Bing says nothing of a location that it has never had.
  if (!getBingHref || status === 'no_connection') return tag;
  return (
    <Link href={getBingHref(code || name)} isInApp>
      {tag}
    </Link>
  );
}

/** The listing's name there, which support and other tools ask for, and whether it is the company's own. */
function AtGoogle({ listing: { facility_listings: placements } }: { listing: Listing }): JSX.Element | null {
  const t = useTranslate();
  const named = placements.find(({ gmb_address_id: name }) => name !== null);
  if (!named?.gmb_address_id) return null;
  return (
    <Text as="p" size="s" tone="subtle">
      {t(`listing_editor.editor.at_google.${named.is_owner ? 'own' : 'watched'}`, {
        name: named.gmb_address_id,
      })}
    </Text>
  );
}

const stateTones: Record<NonNullable<Listing['location_state']>, Tone> = {
  disconnected: 'bad',
  suspended: 'bad',
  disabled: 'bad',
  duplicate: 'warn',
  permanently_closed: 'mute',
  needs_reverification: 'warn',
  pending_review: 'info',
  published: 'good',
  verified: 'good',
};
