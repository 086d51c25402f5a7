import { useFormat, usePermission } from '@pinfold/sdk';
import { useExternalChangeStats } from '@pinfold/sdk/headless/external-changes';
import { useListing } from '@pinfold/sdk/headless/listings';
import { Tag, token } from '@pinfold/sdk/ui';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router';
import styled from 'styled-components';
import { PageTabs } from '../../../pages/page-tabs.tsx';
import { PageTexts } from '../../../pages/page-texts.tsx';
import { TabbedPage } from '../../../pages/tabbed-page.tsx';
import { hrefTo, paths } from '../../../routing/paths.ts';
import { useText } from '../../../texts/use-text.ts';
import { readingChanges } from './reading-changes.ts';
import { RouterLink } from '../../../routing/router-link.tsx';

interface LocationFrameProps {
  /** The content has the rest of the height and scrolls by itself. @default false */
  isFilled?: boolean;
  children: (id: number) => ReactNode;
}

/** A page about one location beside its details: the same head, another tab. */
export function LocationFrame({ isFilled = false, children }: LocationFrameProps) {
  const { id = '' } = useParams();
  return (
    <PageTexts room="listings">
      <Framed key={id} id={Number(id)} isFilled={isFilled}>
        {children(Number(id))}
      </Framed>
    </PageTexts>
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

/** The way back to all locations, and the code by which the company knows this one. */
export function LocationBreadcrumb({ id }: { id: number }) {
  const t = useText();
  const code = useListing(id).data?.store_code;
  return (
    <>
      <Back to={paths.listingList}>{t('listing_page.back')}</Back>
      {code && <span>{` / ${code}`}</span>}
    </>
  );
}

/** The pages of one location, as far as the reader may open them. */
export function ListingTabs({ id }: { id: number }) {
  const t = useText();
  const { pathname } = useLocation();
  return (
    <PageTabs
      label={t('listing_page.tabs')}
      tabs={pages.map(({ path, below = [], tab }) => {
        const href = hrefTo(path, { id });
        return {
          // The pages below it are this tab, too.
          path: below.map((view) => hrefTo(view, { id })).find((view) => view === pathname) ?? href,
          label: t(`listing_page.tab.${tab}`),
          after: path === paths.listingChanges && <WaitingChanges id={id} />,
        };
      })}
    />
  );
}

const pages = [
  { tab: 'details', path: paths.listingDetails, below: undefined },
  { tab: 'external-changes-list', path: paths.listingChanges, below: undefined },
  { tab: 'external-changes-history', path: paths.listingHistory, below: undefined },
  {
    tab: 'store-locator',
    path: paths.listingLocator,
    below: [paths.listingLocatorSettings, paths.listingLocatorQuestions],
  },
] as const;

/** How many changes of others wait for a decision in a location; nothing when none does. */
function WaitingChanges({ id }: { id: number }) {
  const { allowed } = usePermission(readingChanges);
  return allowed ? <Waiting id={id} /> : null;
}

function Waiting({ id }: { id: number }) {
  const format = useFormat();
  const pending = useExternalChangeStats([id]).data?.pending ?? 0;
  return pending > 0 ? <Tag tone="warn">{format.number(pending)}</Tag> : null;
}

const Back = styled(RouterLink)`
  color: ${token('color-ink-2')};
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    display: inline-block;
    padding-block: 10px;
  }
`;
