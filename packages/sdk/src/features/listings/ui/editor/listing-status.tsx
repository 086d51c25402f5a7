'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { innerClass } from '../../../../theme/part-class.ts';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import type { Listing } from '../../editor/listing.ts';

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
    <Root role="status">
      {state && <Tag tone={stateTones[state]}>{t(`listing_editor.editor.state.${state}`)}</Tag>}
      {(!isSaid || state === null) && (
        <Tag tone={verification === 'is_verified' ? 'good' : 'warn'}>
          {t(`listing_editor.editor.verification.${verification}`)}
        </Tag>
      )}
      {listing.processing_in_progress ? (
        <span>
          <Spinner size={14} /> {t('listing_editor.editor.running')}
        </span>
      ) : (
        age !== undefined && <span>{saved}</span>
      )}
    </Root>
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

const Root = styled.div.withConfig(innerClass('ListingEditor-status'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  color: var(--pf-ink-2);
  font-size: var(--pf-font-size-s);
  & > span:last-child {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
