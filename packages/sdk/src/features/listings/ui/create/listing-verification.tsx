'use client';
import { type JSX, useState } from 'react';
import { listingsMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages, useTranslate } from '../../../../i18n/use-translate.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Banner } from '../../../../ui/display/banner.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useVerification, verificationStage } from '../../create/use-verification.ts';
import { VerificationCode, VerificationMethods } from './verification-steps.tsx';

export interface ListingVerificationProps {
  /** The location. */
  listingId: number;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Verification of a location with Google: the available methods, the code, and the status. Google's decision takes up
 * to three days, and arrives as a live update.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are shown in place.
 * @selector .pinfold-ListingVerification
 * @example
 * ```tsx
 * <ListingVerification listingId={listing.id} />
 * ```
 */
export function ListingVerification({ listingId, appearance }: ListingVerificationProps): JSX.Element {
  const isReady = useFeatureMessages(listingsMessages);
  return (
    <Surface component="ListingVerification" appearance={appearance}>
      {isReady && <VerificationPanel listingId={listingId} />}
    </Surface>
  );
}

/** The step of the verification at hand. */
export function VerificationPanel({ listingId }: { listingId: number }): JSX.Element {
  const t = useTranslate();
  const { verification, start, complete, error, isFetching, refetch } = useVerification(listingId);
  const [isChanging, setChanging] = useState(false);
  if (error && !verification)
    return (
      <ErrorState
        title={t('listings.create.verification.failed_to_load')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {error.detail}
      </ErrorState>
    );
  if (!verification) return <Skeleton label={t('common.loading')} blocks={1} lines={2} />;
  const stage = isChanging ? 'choose' : verificationStage(verification);
  const [newest] = verification.attempts;
  return (
    <Stack part="ListingVerification" gap={4}>
      {stage === 'verified' && (
        <Banner tone="good" title={t('listings.create.verification.verified')}>
          {t('listings.create.verification.verified_text')}
        </Banner>
      )}
      {stage === 'waiting' && (
        <Banner title={t('listings.create.verification.waiting')}>
          {t('listings.create.verification.waiting_text')}
        </Banner>
      )}
      {stage === 'closed' && <Banner>{t('listings.create.verification.closed')}</Banner>}
      {stage === 'choose' && newest?.state === 'failed' && (
        <Banner tone="warn" title={t('listings.create.verification.attempt_failed')}>
          {t('listings.create.verification.attempt_failed_text')}
        </Banner>
      )}
      {stage === 'code' && newest && (
        <VerificationCode
          attempt={newest}
          complete={complete}
          onChangeMethod={
            verification.options.length > 0
              ? () => {
                  complete.reset();
                  setChanging(true);
                }
              : undefined
          }
        />
      )}
      {stage === 'choose' && (
        <VerificationMethods
          options={verification.options}
          start={start}
          onStarted={() => setChanging(false)}
          onCancel={isChanging ? () => setChanging(false) : undefined}
        />
      )}
    </Stack>
  );
}
