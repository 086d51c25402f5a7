'use client';
import { type JSX, useEffect, useRef } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { useDraftState, useDraftValues } from '../../../../state/use-draft-form.ts';
import { RefusalBanner } from '../../../../patterns/refusal-banner.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Banner } from '../../../../ui/display/banner.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { GlobeIcon } from '../../../../ui/icons/place-icons.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { Footer } from './creation-layout.tsx';
import { DetailsStep } from './details-step.tsx';
import type { ListingCreatorProps } from './listing-creator.tsx';
import { PlaceStep } from './place-step.tsx';
import { PlacesDialog } from './places-dialog.tsx';
import { CreationReviewStep } from './review-step.tsx';

export type CreationLinks = Pick<ListingCreatorProps, 'listingHref' | 'importHref' | 'accountsHref'> & {
  headingLevel: 2 | 3;
};

interface CreationFormProps extends CreationLinks {
  creator: ListingCreator;
}

/** The step at hand; going on puts the focus into the first field that is wrong. */
export function CreationForm({ creator, headingLevel, ...links }: CreationFormProps): JSX.Element {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const { step, isPending, accounts } = creator;
  const tries = useDraftState(creator.form, (state) => state.tries);
  const lacksCategory = useRef(false);
  lacksCategory.current = useDraftValues(
    creator.form,
    (values) => step === 'details' && values.primary_category === '',
  );
  useEffect(() => {
    if (tries === 0 || isPending) return;
    const wrong = form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]');
    // A category that is missing is no wrong input: it is searched for.
    const search = lacksCategory.current
      ? form.current?.querySelector<HTMLElement>('input[role="combobox"]')
      : null;
    (search ?? wrong)?.focus();
  }, [tries, isPending]);
  if (accounts.isError)
    return (
      <ErrorState
        title={t('listings.create.accounts_failed')}
        onRetry={() => void accounts.refetch()}
        retryLabel={t('common.retry')}
        isRetrying={accounts.isFetching}
      >
        {accounts.error.detail}
      </ErrorState>
    );
  if (!accounts.data) return <Skeleton label={t('common.loading')} blocks={2} lines={3} />;
  if (accounts.data.length === 0)
    return (
      <EmptyState
        icon={<GlobeIcon size={24} />}
        title={t('listings.create.no_account')}
        actions={
          <Link variant="button" href={links.accountsHref} isInApp>
            {t('listings.create.connect')}
          </Link>
        }
      >
        {t('listings.create.no_account_text')}
      </EmptyState>
    );
  const Step = { place: PlaceStep, details: DetailsStep, review: CreationReviewStep }[step];
  return (
    <Card title={t(`listings.create.step_title.${step}`)} headingLevel={headingLevel}>
      <Stack
        as="form"
        gap={7}
        minInlineSize="0"
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          creator.next();
        }}
      >
        <RefusalBanner message={creator.refusal} />
        {creator.isMending && step !== 'review' && (
          <Banner tone="warn">{t('listings.create.mending')}</Banner>
        )}
        <Step creator={creator} />
        <CreationFooter creator={creator} />
      </Stack>
      <PlacesDialog creator={creator} {...links} />
    </Card>
  );
}

/** The ways back and on. */
function CreationFooter({ creator }: { creator: ListingCreator }): JSX.Element {
  const t = useTranslate();
  const { reason } = usePermission(adding);
  const { step, isPending } = creator;
  const isLast = step === 'review';
  const next = isLast && creator.isMending ? 'again' : step;
  return (
    <Footer>
      {step !== 'place' && (
        <Button onPress={creator.back} isDisabled={isPending}>
          {t('listings.create.back')}
        </Button>
      )}
      <Button
        type="submit"
        variant="primary"
        isPending={isPending}
        pendingLabel={t(isLast ? 'listings.create.adding' : 'listings.create.searching')}
        disabledReason={isLast ? reason?.text : undefined}
      >
        {t(`listings.create.next.${next}`)}
      </Button>
    </Footer>
  );
}

const adding = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  plan: 'manage_location_data',
  fullAccess: true,
  demo: 'blocked',
} as const;
