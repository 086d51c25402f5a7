'use client';
import { useState, type JSX } from 'react';
import { styled } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { useListingCreator } from '../../create/use-listing-creator.ts';
import { CreationForm } from './creation-form.tsx';
import { CreationOutcome } from './creation-outcome.tsx';
import { CreationProgress } from './creation-progress.tsx';
import type { ListingCreatorProps } from './listing-creator.tsx';

/** What is asked of a new location, or what became of it. */
export function ListingCreatorView({
  listingId: shownId,
  onListingChange,
  ...rest
}: Omit<ListingCreatorProps, 'appearance'>): JSX.Element {
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
    <Root>
      <CreationProgress creator={creator} isSent={listingId !== undefined} />
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
    </Root>
  );
}

const Root = styled.div.withConfig(partClass('ListingCreator'))`
  display: flex;
  flex-direction: column;
  gap: 20px;
  max-inline-size: 820px;
  color: var(--pf-ink);
  container-type: inline-size;
`;
