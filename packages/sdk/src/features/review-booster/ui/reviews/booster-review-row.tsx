'use client';
import { visitorWords } from '@pinfold/contract/features/review-booster/visitor-words';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { DataRow } from '../../../../patterns/data-list.tsx';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { Link } from '../../../../ui/actions/link.tsx';
import { Stars } from '../../../../ui/display/stars.tsx';
import { Tag } from '../../../../ui/display/tag.tsx';
import { TrashIcon } from '../../../../ui/icons/action-icons.tsx';
import { Row, Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { BoosterReview } from '../../booster.queries.ts';

interface BoosterReviewRowProps {
  review: BoosterReview;
  /** Why the reader may erase nothing. */
  refusal: string | undefined;
  getLocationHref: ((id: number) => string) | undefined;
  onErase: () => void;
}

/** An answer: its score and words, and where it came from. */
export function BoosterReviewRow({
  review,
  refusal,
  getLocationHref,
  onErase,
}: BoosterReviewRowProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { rating, comment, contact, form, facility, created_at: moment } = review;
  const day = format.date(moment);
  const href = getLocationHref?.(facility.id);
  return (
    <DataRow
      part="BoosterReviews-row"
      basis="260px"
      title={
        <Stack gap={2}>
          <Row gap={3} rowGap={2} wrap>
            {rating === null ? (
              <Text tone="muted">{t('review_booster.audit.no_score')}</Text>
            ) : (
              <Stars value={rating} label={t('review_booster.audit.stars', { count: rating })} />
            )}
            {review.is_erased ? (
              <Tag>{t('review_booster.reviews.erased')}</Tag>
            ) : (
              <Tag tone={review.is_verified ? 'good' : 'warn'}>
                {t(`review_booster.reviews.${review.is_verified ? 'verified' : 'unverified'}`)}
              </Tag>
            )}
          </Row>
          {comment ? (
            <Text as="p" lang={review.language} weight="regular" wrap="prose" dir="auto">
              {comment}
            </Text>
          ) : (
            <Text as="p" weight="regular" tone="muted">
              {t('review_booster.reviews.no_comment')}
            </Text>
          )}
        </Stack>
      }
      details={
        <>
          {contact && (
            <Link href={`mailto:${encodeURIComponent(contact).replaceAll('%40', '@')}`} variant="quiet">
              {contact}
            </Link>
          )}
          {href ? (
            <Link href={href} isInApp variant="quiet">
              {facility.name}
            </Link>
          ) : (
            <span>{facility.name}</span>
          )}
          <span>{form.name}</span>
          <span>{t(`review_booster.channel.${review.channel}`)}</span>
          <span>{visitorWords[review.language].language}</span>
          <time dateTime={moment}>{day}</time>
        </>
      }
      actions={
        !review.is_erased && (
          <IconButton
            icon={<TrashIcon />}
            label={t('review_booster.reviews.erase_of', { name: facility.name, day })}
            disabledReason={refusal}
            onPress={onErase}
          />
        )
      }
    />
  );
}
