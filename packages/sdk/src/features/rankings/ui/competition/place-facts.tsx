'use client';
import type { JSX } from 'react';
import { useFormat } from '../../../../i18n/use-format.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { StarIcon } from '../../../../ui/icons/place-icons.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import type { Competitor } from '../../ranking.ts';

interface PlaceFactsProps {
  place: Pick<Competitor, 'address' | 'category' | 'rating' | 'reviews_count'>;
  /** Kilometres. */
  distance?: number | undefined;
}

/** Category, address, distance and rating of a listing, which distinguish listings of the same name. */
export function PlaceFacts({ place, distance }: PlaceFactsProps): JSX.Element {
  const t = useTranslate();
  const format = useFormat();
  const { address, category, rating, reviews_count: reviews } = place;
  const where = [category, address || t('rankings.competitors.no_address')].filter(Boolean).join(' · ');
  return (
    <>
      <div>{where}</div>
      <Row gap={4} rowGap={0} align="stretch" wrap>
        {rating !== null && (
          <Row as="span" gap={1} isInline>
            <StarIcon size={13} />
            <VisuallyHidden>
              {t('rankings.competitors.rating', { rating: format.number(rating) })}
            </VisuallyHidden>
            <span aria-hidden>{format.number(rating, { minimumFractionDigits: 1 })}</span>
          </Row>
        )}
        {reviews !== null && <span>{t('rankings.competitors.reviews', { count: reviews })}</span>}
        {distance !== undefined && <span>{distanceText(distance)}</span>}
      </Row>
    </>
  );

  function distanceText(kilometres: number): string {
    if (kilometres < 1)
      return t('rankings.competitors.metres', {
        distance: format.number(Math.max(10, Math.round(kilometres * 100) * 10)),
      });
    return t('rankings.competitors.distance', {
      distance: format.number(kilometres, { maximumFractionDigits: kilometres < 10 ? 1 : 0 }),
    });
  }
}
