'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Row } from '../../../../ui/layout/stack.tsx';
import { useReviewGroups, useReviewLocations } from '../../../listings/use-review-locations.ts';
import type { ComparisonSearchChange } from '../../competition/comparison-search.ts';
import { useCompetitors } from '../../competition/use-competitors.ts';

interface ComparisonStartProps {
  onStart: (search: ComparisonSearchChange) => void;
  headingLevel: 2 | 3;
}

/** Says what to do, and offers comparisons that are ready. */
export function ComparisonStart({ onStart, headingLevel }: ComparisonStartProps): JSX.Element {
  const t = useTranslate();
  const [location] = useReviewLocations().data?.results ?? [];
  const [one, other] = useReviewGroups().data?.results ?? [];
  const { competitors } = useCompetitors();
  return (
    <EmptyState
      title={t('rankings.comparator.empty.title')}
      headingLevel={headingLevel}
      actions={
        <Row gap={3} align="stretch" justify="center" wrap>
          {location && competitors.length > 0 && (
            <Button
              onPress={() =>
                onStart({
                  a: { facilities_ids: [location.id] },
                  b: { competitors: competitors.map(({ id }) => id) },
                })
              }
            >
              {t('rankings.comparator.start_competition')}
            </Button>
          )}
          {one && other && (
            <Button onPress={() => onStart({ a: { groups: [one.id] }, b: { groups: [other.id] } })}>
              {t('rankings.comparator.start_groups', { a: one.name, b: other.name })}
            </Button>
          )}
        </Row>
      }
    >
      {t('rankings.comparator.empty.text')}
    </EmptyState>
  );
}
