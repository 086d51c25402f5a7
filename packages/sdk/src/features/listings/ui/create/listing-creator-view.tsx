'use client';
import { useState, type JSX } from 'react';
import { useListingCreator } from '../../create/use-listing-creator.ts';
import { CreationForm } from './creation-form.tsx';
import { CreationOutcome } from './creation-outcome.tsx';
import type { ListingCreatorProps } from './listing-creator.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { StepsLine } from '../../../../patterns/steps-line.tsx';
import { creationSteps } from '../../create/new-listing-draft.ts';

/** What is asked of a new location, or what became of it. */
export function ListingCreatorView({
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
