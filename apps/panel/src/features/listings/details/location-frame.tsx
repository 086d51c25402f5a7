import { useListing } from '@pinfold/sdk/headless/listings';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { TabbedPage } from '../../../pages/tabbed-page.tsx';
import { useText } from '../../../texts/use-text.ts';
import { ListingsTexts } from '../listings-texts.tsx';
import { ListingTabs } from './listing-tabs.tsx';
import { LocationBreadcrumb } from './location-breadcrumb.tsx';

export interface LocationFrameProps {
  /** The content has the rest of the height and scrolls by itself. @default false */
  isFilled?: boolean;
  children: (id: number) => ReactNode;
}

/** A page about one location beside its details: the same head, another tab. */
export function LocationFrame({ isFilled = false, children }: LocationFrameProps) {
  const { id = '' } = useParams();
  return (
    <ListingsTexts>
      <Framed key={id} id={Number(id)} isFilled={isFilled}>
        {children(Number(id))}
      </Framed>
    </ListingsTexts>
  );
}

interface FramedProps {
  id: number;
  isFilled: boolean;
  children: ReactNode;
}

function Framed({ id, isFilled, children }: FramedProps) {
  const t = useText();
  const { data: listing } = useListing(id);
  const street = listing?.formatted_address.split(',')[0];
  return (
    <TabbedPage
      above={<LocationBreadcrumb id={id} />}
      title={listing ? [listing.name, street].filter(Boolean).join(', ') : t('listing_page.title')}
      tabs={<ListingTabs id={id} />}
      isFilled={isFilled}
    >
      {children}
    </TabbedPage>
  );
}
