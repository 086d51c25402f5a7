'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import type { Listing } from '../../editor/listing.ts';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';

/** What Google makes of the profile, and whether what is here is what is there. */
export function ListingStatus({ listing }: { listing: Listing }): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { location_state: state, verification, sent_at: sentAt } = listing;
  const isSaid = state === null || state === 'verified' || state === 'duplicate';
  const age = sentAt === null ? undefined : format.age(sentAt);
  const saved =
    age === t('common.now')
      ? t('listing_editor.editor.saved_now')
      : t('listing_editor.editor.saved_age', { age: age ?? '' });
  return (
    <Row role="status" gap={3} rowGap={2} wrap>
      {state && <Tag tone={stateTones[state]}>{t(`listing_editor.editor.state.${state}`)}</Tag>}
      {(!isSaid || state === null) && (
        <Tag tone={verification === 'is_verified' ? 'good' : 'warn'}>
          {t(`listing_editor.editor.verification.${verification}`)}
        </Tag>
      )}
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
