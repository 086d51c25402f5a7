'use client';
import { type JSX, useState } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { CollectionHeader, CollectionSearch } from '../../../../patterns/collection-header.tsx';
import { DataList } from '../../../../patterns/data-list.tsx';
import { noMatch, QueryState } from '../../../../patterns/query-state.tsx';
import { Screen, useScreenLayout } from '../../../../patterns/screen.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Pagination } from '../../../../ui/collections/pagination.tsx';
import { StarIcon } from '../../../../ui/icons/place-icons.tsx';
import { levelBelow } from '../../../../ui/layout/text.tsx';
import { boosterAccess, type BoosterReview, boosterReviewPageSize } from '../../booster.queries.ts';
import { useBoosterReviews } from '../../reviews/use-booster-reviews.ts';
import { BoosterDisabled } from '../booster-disabled.tsx';
import { BoosterReviewFilterFields, type ReviewChoice } from './booster-review-filters.tsx';
import { BoosterReviewRow } from './booster-review-row.tsx';
import type { BoosterReviewsProps } from './booster-reviews.tsx';
import { EraseReview } from './erase-review.tsx';

const anything: ReviewChoice = { q: '', rating: null, hasContact: false };

/** Everything inside the answers. */
export function BoosterReviewsContent({
  formId: given,
  onFormIdChange,
  headingLevel = 1,
  promoHref,
  getLocationHref,
}: Omit<BoosterReviewsProps, 'appearance'>): JSX.Element {
  const t = useTranslate();
  const layout = useScreenLayout();
  const { reason } = usePermission(boosterAccess.eraseReviews);
  const [own, setOwn] = useState<number | null>(null);
  const formId = given === undefined ? own : given;
  const [choice, setChoice] = useState(anything);
  const [page, setPage] = useState(1);
  const [erased, setErased] = useState<BoosterReview>();
  const answers = useBoosterReviews({
    page,
    filters: {
      ...(choice.q && { q: choice.q }),
      ...(choice.rating !== null && { rating: [choice.rating] }),
      ...(choice.hasContact && { has_contact: true }),
      ...(formId !== null && { forms: [formId] }),
    },
  });
  const { data, error } = answers;
  const change = (changes: Partial<ReviewChoice>) => {
    setPage(1);
    setChoice((former) => ({ ...former, ...changes }));
  };
  const showForm = (id: number | null) => {
    setPage(1);
    setOwn(id);
    onFormIdChange?.(id);
  };
  if (error?.code === 'booster_disabled') return <BoosterDisabled promoHref={promoHref} />;
  const isNarrowed = formId !== null || choice.q !== '' || choice.rating !== null || choice.hasContact;
  const pageCount = Math.ceil((data?.count ?? 0) / boosterReviewPageSize);
  return (
    <Screen part="BoosterReviews" height="flow" inset="page" layout={layout}>
      <CollectionHeader
        inset="none"
        title={t('review_booster.reviews.title')}
        headingLevel={headingLevel}
        lead={t('review_booster.reviews.lead')}
        search={
          <CollectionSearch
            label={t('review_booster.reviews.search')}
            placeholder={t('review_booster.reviews.search')}
            value={choice.q}
            onSearch={(q) => change({ q })}
          />
        }
        tools={
          <BoosterReviewFilterFields
            choice={choice}
            formId={formId}
            onChange={change}
            onFormChange={showForm}
          />
        }
      />
      {data && data.results.length > 0 ? (
        <DataList label={t('review_booster.reviews.list')} isStale={answers.isPlaceholderData}>
          {data.results.map((review) => (
            <BoosterReviewRow
              key={review.id}
              review={review}
              refusal={reason?.text}
              getLocationHref={getLocationHref}
              onErase={() => setErased(review)}
            />
          ))}
        </DataList>
      ) : (
        <QueryState
          query={answers}
          failed={t('review_booster.reviews.failed')}
          forbidden={t('review_booster.reviews.forbidden')}
          loading={{ blocks: 4, lines: 3 }}
          headingLevel={levelBelow[headingLevel]}
          empty={
            data &&
            (isNarrowed
              ? noMatch({
                  title: t('review_booster.reviews.no_match'),
                  clear: t('common.clear'),
                  onClear: () => {
                    change(anything);
                    showForm(null);
                  },
                })
              : {
                  icon: <StarIcon size={24} />,
                  title: t('review_booster.reviews.empty'),
                  text: t('review_booster.reviews.empty_text'),
                })
          }
        />
      )}
      {pageCount > 1 && (
        <Pagination
          label={t('review_booster.reviews.pages')}
          page={page}
          pageCount={pageCount}
          onChange={setPage}
          previousLabel={t('review_booster.reviews.previous')}
          nextLabel={t('review_booster.reviews.next')}
          pageLabel={(number) => t('review_booster.reviews.page', { page: number })}
          status={t('review_booster.answers', { count: data?.count ?? 0 })}
        />
      )}
      {erased && <EraseReview review={erased} onClose={() => setErased(undefined)} />}
    </Screen>
  );
}
