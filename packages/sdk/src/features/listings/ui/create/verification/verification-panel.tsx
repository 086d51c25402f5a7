'use client';
import { useState, type JSX } from 'react';
import { useTranslate } from '../../../../../i18n/use-translate.ts';
import { Banner } from '../../../../../ui/display/banner.tsx';
import { ErrorState } from '../../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../../ui/feedback/skeleton.tsx';
import { useVerification } from '../../../create/use-verification.ts';
import { verificationStage } from '../../../create/verification-stage.ts';
import { VerificationCode } from './verification-code.tsx';
import { VerificationMethods } from './verification-methods.tsx';
import { Stack } from '../../../../../ui/layout/stack.tsx';

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
