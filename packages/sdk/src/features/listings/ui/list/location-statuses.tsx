'use client';
import type { ReactNode, JSX } from 'react';
import type { VerificationStatus } from '@pinfold/contract/features/listings/location-filters';
import type { OpenStatus } from '@pinfold/contract/features/listings/open-status';
import type { ProfileStatus, UpdateStatus } from '@pinfold/contract/features/listings/updates/profile-status';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag, type Tone } from '../../../../ui/display/tag.tsx';
import { CheckIcon } from '../../../../ui/icons/action-icons.tsx';
import { ClockIcon, ErrorIcon, WarningIcon } from '../../../../ui/icons/state-icons.tsx';
import type { LocationItem } from '../../list/location-list.queries.ts';
import { useLocationListView } from './location-list-context.ts';

/** What Google makes of the profile. */
export function ProfileStatusTag({ status }: { status: ProfileStatus | null }): JSX.Element {
  const t = useTranslate();
  const tone = status === null ? 'mute' : profileTones[status];
  return (
    <Tag tone={tone} icon={icons[tone]}>
      {t(`listings.list.state.${status ?? 'unknown'}`)}
    </Tag>
  );
}

/** State of a listing's last update; external changes link to where they are decided. */
export function UpdateStatusTag({ location }: { location: LocationItem }): JSX.Element {
  const t = useTranslate();
  const { getChangesHref } = useLocationListView();
  const status = location.update_status;
  const tone = updateTones[status];
  const isWaiting = status === 'pending' || status === 'in_progress';
  const tag = (
    <Tag tone={tone} icon={isWaiting ? <ClockIcon size={12} /> : icons[tone]}>
      {t(`listings.list.update.${status}`)}
    </Tag>
  );
  if (status !== 'external_change' || !getChangesHref) return tag;
  return (
    <Link href={getChangesHref(location)} isInApp>
      {tag}
    </Link>
  );
}

/** Whether a location is verified. */
export function VerificationTag({ status }: { status: VerificationStatus }): JSX.Element {
  const t = useTranslate();
  const tone = verificationTones[status];
  return (
    <Tag tone={tone} icon={status === 'has_pending_verification' ? <ClockIcon size={12} /> : icons[tone]}>
      {t(`listings.list.verification.${status}`)}
    </Tag>
  );
}

/** Whether a location does business. */
export function OpenStatusTag({ status }: { status: OpenStatus }): JSX.Element {
  const t = useTranslate();
  const tone = openTones[status];
  return (
    <Tag tone={tone} icon={icons[tone]}>
      {t(`listings.list.open.${status}`)}
    </Tag>
  );
}

const icons: Readonly<Record<Tone, ReactNode>> = {
  good: <CheckIcon size={12} />,
  warn: <WarningIcon size={12} />,
  bad: <ErrorIcon size={12} />,
  info: null,
  mute: null,
};

const profileTones: Readonly<Record<ProfileStatus, Tone>> = {
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

const updateTones: Readonly<Record<UpdateStatus, Tone>> = {
  in_progress: 'info',
  pending: 'info',
  failed: 'bad',
  external_change: 'warn',
  ok: 'good',
  no_data: 'mute',
};

const verificationTones: Readonly<Record<VerificationStatus, Tone>> = {
  is_verified: 'good',
  is_unverified: 'warn',
  is_duplicate: 'warn',
  has_pending_verification: 'info',
  is_inactive: 'mute',
};

const openTones: Readonly<Record<OpenStatus, Tone>> = {
  OPEN: 'mute',
  CLOSED_TEMPORARILY: 'warn',
  CLOSED_PERMANENTLY: 'bad',
};
