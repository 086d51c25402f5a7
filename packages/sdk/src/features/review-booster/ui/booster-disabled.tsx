'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { StarIcon } from '../../../ui/icons/place-icons.tsx';

/** Shown where the company lacks the Review Booster, with the way to it where there is one. */
export function BoosterDisabled({ promoHref }: { promoHref?: string | undefined }): JSX.Element {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<StarIcon size={24} />}
      title={t('review_booster.disabled')}
      actions={
        promoHref && (
          <Link href={promoHref} isInApp variant="button">
            {t('review_booster.disabled_link')}
          </Link>
        )
      }
    >
      {t('review_booster.disabled_text')}
    </EmptyState>
  );
}
