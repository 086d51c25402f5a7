'use client';
import type { JSX } from 'react';
import type { Schemas } from '../../../../client/schema.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { Banner } from '../../../../ui/display/banner.tsx';

interface BulkTagOutcomeProps {
  outcome: Schemas['BulkTaggingResult'];
}

/** How many reviews changed, and how many were passed over and why. */
export function BulkTagOutcome({ outcome: { changed, skipped } }: BulkTagOutcomeProps): JSX.Element {
  const t = useTranslate();
  return (
    <Banner
      tone={changed > 0 ? 'good' : 'info'}
      role="status"
      title={
        changed > 0
          ? t('review_categories.bulk.changed', { count: changed })
          : t('review_categories.bulk.unchanged')
      }
    >
      {skipped > 0 && t('review_categories.bulk.skipped', { count: skipped })}
    </Banner>
  );
}
