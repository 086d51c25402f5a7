'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { ProgressBar } from '../../../../ui/feedback/progress-bar.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { Listing, ListingProblem } from '../../editor/listing-model.ts';
import { useListing } from '../../editor/use-listing.ts';
import type { CreationLinks } from './creation-form.tsx';
import { Footer } from './creation-layout.tsx';
import { VerificationPanel } from './listing-verification.tsx';

interface CreationOutcomeProps extends CreationLinks {
  listingId: number;
  onMend: (listing: Listing) => void;
  onAnother: () => void;
}

/** What Google makes of a location that was sent there, and then its verification. */
export function CreationOutcome({
  listingId,
  onMend,
  onAnother,
  ...links
}: CreationOutcomeProps): JSX.Element {
  const t = useTranslate();
  const { data: listing, error, isFetching, refetch } = useListing(listingId);
  if (error && !listing)
    return (
      <ErrorState
        title={t('listings.create.outcome_failed')}
        onRetry={() => void refetch()}
        retryLabel={t('common.retry')}
        isRetrying={isFetching}
      >
        {error.detail}
      </ErrorState>
    );
  if (!listing) return <Skeleton label={t('common.loading')} blocks={2} lines={2} />;
  const isRefused = !listing.creation_in_progress && listing.creation_problems.length > 0;
  const state = listing.creation_in_progress ? 'running' : isRefused ? 'refused' : 'added';
  return (
    <>
      <Card title={listing.name} headingLevel={links.headingLevel}>
        <div role="status">
          {state === 'running' && (
            <>
              <ProgressBar label={t('listings.create.running')} />
              <Text as="p" tone="muted" wrap="pretty">
                {t('listings.create.running_text')}
              </Text>
            </>
          )}
          {state === 'added' && (
            <Banner tone="good" title={t('listings.create.added')}>
              {t('listings.create.added_text')}
            </Banner>
          )}
          {state === 'refused' && <CreationProblems problems={listing.creation_problems} />}
        </div>
      </Card>
      {state === 'added' && (
        <Card title={t('listings.create.verification.title')} headingLevel={links.headingLevel}>
          <VerificationPanel listingId={listingId} />
        </Card>
      )}
      <Footer>
        <Button onPress={onAnother}>{t('listings.create.another')}</Button>
        {state === 'refused' ? (
          <Button variant="primary" onPress={() => onMend(listing)}>
            {t('listings.create.mend')}
          </Button>
        ) : (
          <Link variant="button" href={links.listingHref(listingId)} isInApp>
            {t('listings.create.open')}
          </Link>
        )}
      </Footer>
    </>
  );
}

/** Why Google did not add a location, field by field. */
function CreationProblems({ problems }: { problems: readonly ListingProblem[] }): JSX.Element {
  const t = useTranslate();
  return (
    <Banner tone="bad" title={t('listings.create.refused')}>
      {problems.map(({ field, message }) => (
        <div key={`${field} ${message}`}>
          {field === null
            ? message
            : t('listing_editor.editor.refused_field', {
                field: t(`listing_editor.editor.field.${field}`),
                message,
              })}
        </div>
      ))}
    </Banner>
  );
}
