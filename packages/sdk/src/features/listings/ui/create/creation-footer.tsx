'use client';
import type { JSX } from 'react';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { usePermission } from '../../../../permissions/use-permission.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { ListingCreator } from '../../create/use-listing-creator.ts';
import { Footer } from './creation-layout.ts';

/** The ways back and on. */
export function CreationFooter({ creator }: { creator: ListingCreator }): JSX.Element {
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
