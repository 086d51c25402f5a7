'use client';
import { createContext, type JSX, useContext, useState } from 'react';
import { languageName } from '../../../../i18n/language-name.ts';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Screen } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { usePinfold } from '../../../../provider/use-pinfold.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { lazyComponent } from '../../../../ui/lazy-component.tsx';
import { ExportButton } from '../../../opinions/ui/export/export-button.tsx';
import { OpinionInboxView } from '../../../opinions/ui/inbox/inbox-view.tsx';
import type { InboxPresentation, InboxSlots } from '../../../opinions/ui/inbox/inbox-view-context.ts';
import { useOpinionActions } from '../../../opinions/ui/inbox/use-inbox-actions.ts';
import { boosterAccess } from '../../booster.queries.ts';
import type { BoosterReview } from '../../reviews/booster-reviews.queries.ts';
import { boosterReviewSource } from '../../reviews/booster-review-source.ts';
import { useBoosterReviewsInbox } from '../../reviews/use-booster-reviews-inbox.ts';
import { BoosterDisabled } from '../booster-disabled.tsx';
import { BoosterFilterBar } from './booster-filter-bar.tsx';
import type { BoosterReviewsProps } from './booster-reviews.tsx';

const BoosterReviewExportDialog = /* @__PURE__ */ lazyComponent(
  async () => (await import('./booster-review-export-dialog.tsx')).BoosterReviewExportDialog,
);

const EraseReview = /* @__PURE__ */ lazyComponent(
  async () => (await import('./erase-review.tsx')).EraseReview,
);

/** The inbox of answers, once the reader may see it. */
export function BoosterInbox({
  title,
  headingLevel,
  headerActions,
  slots,
  hasShortcuts,
  promoHref,
  getLocationHref,
  exportId,
  ...options
}: Omit<BoosterReviewsProps, 'appearance'>): JSX.Element {
  const t = useTranslate();
  const inbox = useBoosterReviewsInbox(options);
  const actions = useOpinionActions(boosterReviewSource, inbox);
  if (inbox.error?.code === 'booster_disabled') return <BoosterDisabled promoHref={promoHref} />;
  return (
    <LocationHref.Provider value={getLocationHref}>
      <OpinionInboxView
        {...{ inbox, actions, title, headingLevel, hasShortcuts }}
        source={boosterReviewSource}
        presentation={presentation}
        // Each slot is given the answers of this inbox, and no others.
        slots={slots as InboxSlots | undefined}
        headerActions={
          <>
            {headerActions}
            <ExportButton exportId={exportId}>
              {(dialog) => <BoosterReviewExportDialog {...dialog} />}
            </ExportButton>
          </>
        }
        notice={
          <Text as="p" tone="muted" wrap="pretty">
            {t('review_booster.reviews.lead')}
          </Text>
        }
      />
    </LocationHref.Provider>
  );
}

const LocationHref = createContext<BoosterReviewsProps['getLocationHref']>(undefined);

const presentation: InboxPresentation<BoosterReview> = {
  component: 'BoosterReviews',
  Root: (props) => <Screen part="BoosterReviews" {...props} />,
  placeOf: ({ facility, form }) => `${facility.name} · ${form.name}`,
  headingOf: ({ facility }) => facility.name,
  factsOf: (review) => <BoosterFacts review={review} />,
  actionsOf: (review) => <EraseButton review={review} />,
  channelNameOf: () => '',
  FilterBar: BoosterFilterBar,
  bulkSecondsOf: () => 0,
};

/** Where the answer came from, and how far it can be trusted. */
function BoosterFacts({ review }: { review: BoosterReview }): JSX.Element {
  const t = useTranslate();
  const { language } = usePinfold();
  const locationHref = useContext(LocationHref)?.(review.facility.id);
  const facts = [
    review.form.name,
    t(`review_booster.channel.${review.channel}`),
    languageName(review.language, language),
    ...(review.consent_version === null
      ? []
      : [t('review_booster.reviews.consent', { number: review.consent_version })]),
  ];
  return (
    <Row gap={3} rowGap={2} wrap padding={[2, 0, 0]}>
      <Text tone="subtle" size="s" wrap="anywhere">
        {facts.join(' · ')}
      </Text>
      {locationHref && (
        <Link href={locationHref} isInApp variant="quiet">
          {t('review_booster.reviews.location')}
        </Link>
      )}
      {!review.is_erased && (
        <Tag tone={review.is_verified ? 'good' : 'warn'}>
          {t(`review_booster.reviews.${review.is_verified ? 'verified' : 'unverified'}`)}
        </Tag>
      )}
    </Row>
  );
}

/** Erases the answer for good, after a question; what is erased has nothing left. */
function EraseButton({ review }: { review: BoosterReview }): JSX.Element | null {
  const t = useTranslate();
  const format = useFormat();
  const { reason } = usePermission(boosterAccess.eraseReviews);
  const [isAsking, setAsking] = useState(false);
  if (review.is_erased) return null;
  const day = format.date(review.created_at);
  return (
    <Row>
      <Button
        size="s"
        variant="ghost"
        icon={<TrashIcon size={15} />}
        aria-label={t('review_booster.reviews.erase_of', { name: review.facility.name, day })}
        disabledReason={reason?.text}
        onPress={() => setAsking(true)}
      >
        {t('review_booster.reviews.erase')}
      </Button>
      {isAsking && <EraseReview review={review} onClose={() => setAsking(false)} />}
    </Row>
  );
}
