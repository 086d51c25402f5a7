'use client';
import { type JSX, useState } from 'react';
import { listingEditorMessages, listingsMessages } from '../../../../i18n/feature-messages.ts';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { FeatureSurface } from '../../../../patterns/feature-surface.tsx';
import { StepsLine } from '../../../../patterns/steps-line.tsx';
import { usePermission } from '../../../../permissions/use-permission.ts';
import type { Appearance } from '../../../../theme/appearance.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useCurrentCompany } from '../../../company/current-company.ts';
import { creationSteps } from '../../create/new-listing-draft.ts';
import { useListingCreator } from '../../create/use-listing-creator.ts';
import type { Listing } from '../../editor/listing-model.ts';
import { CreationForm } from './creation-form.tsx';
import { CreationOutcome } from './creation-outcome.tsx';

export interface ListingCreatorProps {
  /** A created location, whose decision by Google and verification are shown. Keep it in the address. */
  listingId?: number | undefined;
  /** Another location is shown on, or, with undefined, a new one is begun. */
  onListingChange: (listing: Listing | undefined) => void;
  /** Where a location of yours is shown. */
  listingHref: (id: number) => string;
  /** Where locations are imported from a Google account. */
  importHref: string;
  /** Where Google accounts are connected. */
  accountsHref: string;
  /** Level of its headings in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Appearance of this component alone, on top of the Provider's. */
  appearance?: Appearance | undefined;
}

/**
 * Adds a location to the map: its name, address and pin, existing places there and who manages them, the other required
 * fields, then Google's decision and the verification. For owners and admins of companies that may create locations;
 * others see the reason.
 *
 * @throws Error outside a `PinfoldProvider`. Refusals are shown in place, and nothing typed is lost.
 * @selector .pinfold-ListingCreator
 * @example
 * ```tsx
 * <ListingCreator listingId={id} onListingChange={(listing) => setId(listing?.id)} listingHref={(id) => `/locations/${id}`}
 *   importHref="/locations/import" accountsHref="/settings/google" />
 * ```
 */
export function ListingCreator({ appearance, ...props }: ListingCreatorProps): JSX.Element {
  const t = useTranslate();
  const { data: company } = useCurrentCompany();
  const { reason, isPending } = usePermission(creating);
  const refusal = company?.can_create_gmb_locations
    ? undefined
    : { text: t('listings.create.not_for_company') };
  return (
    <FeatureSurface
      component="ListingCreator"
      appearance={appearance}
      messages={[listingsMessages, listingEditorMessages]}
      permission={{ isPending: isPending || !company, reason: reason ?? refusal }}
      forbidden="listings.create.forbidden"
      loading={{ blocks: 3, lines: 2 }}
    >
      <ListingCreatorView {...props} />
    </FeatureSurface>
  );
}

const creating = {
  permission: 'view_facilities_data',
  module: 'business_addresses',
  plan: 'manage_location_data',
  fullAccess: true,
  demo: 'allowed',
} as const;

/** The form of a new location, or its outcome. */
function ListingCreatorView({
  listingId: shownId,
  onListingChange,
  ...rest
}: Omit<ListingCreatorProps, 'appearance'>): JSX.Element {
  const t = useTranslate();
  // A host's address may follow a moment later.
  const [sentId, setSentId] = useState<number>();
  const listingId = shownId ?? sentId;
  const creator = useListingCreator({
    onCreated: (listing) => {
      setSentId(listing.id);
      onListingChange(listing);
    },
  });
  const begin = () => {
    setSentId(undefined);
    onListingChange(undefined);
  };
  const links = { ...rest, headingLevel: rest.headingLevel ?? 2 };
  return (
    <Stack part="ListingCreator" gap={6} maxInlineSize="820px" isContainer>
      <StepsLine
        label={t('listings.create.steps')}
        steps={steps.map((step) => ({ id: step, label: t(`listings.create.step.${step}`) }))}
        current={listingId === undefined ? steps.indexOf(creator.step) : steps.length - 1}
        doneLabel={t('listings.create.step_done')}
      />
      {listingId === undefined ? (
        <CreationForm creator={creator} {...links} />
      ) : (
        <CreationOutcome
          {...links}
          key={listingId}
          listingId={listingId}
          onMend={(listing) => {
            creator.mend(listing);
            begin();
          }}
          onAnother={() => {
            creator.discard();
            begin();
          }}
        />
      )}
    </Stack>
  );
}

/** The way of a location to the map. */
const steps = [...creationSteps, 'verification'] as const;
