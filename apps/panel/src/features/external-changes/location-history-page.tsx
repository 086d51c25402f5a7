import { usePermission } from '@pinfold/sdk';
import { ExternalChangesHistory } from '@pinfold/sdk/external-changes';
import { ListingHistory } from '@pinfold/sdk/listings';
import { token } from '@pinfold/sdk/ui';
import { useSearchParams } from 'react-router';
import styled from 'styled-components';
import { notifyGood } from '../../notices/notices.ts';
import { PageSpace } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';
import { LocationFrame } from '../listings/details/location-frame.tsx';
import { useChangesAddress } from './changes-address.ts';
import { RouterLink } from '../../routing/router-link.tsx';

/** What became of others' changes in one location, or its listing as of a day. */
export default function LocationHistoryPage() {
  const [params] = useSearchParams();
  const listings = usePermission('view_facilities_data');
  const view = params.get('view') === 'listing' && listings.allowed ? 'listing' : 'changes';
  return (
    <LocationFrame isFilled={view === 'changes'}>
      {(id) => (
        <>
          {listings.allowed && <HistoryViews view={view} />}
          {view === 'listing' ? <ListingOverTime id={id} /> : <ChangesOfLocation id={id} />}
        </>
      )}
    </LocationFrame>
  );
}

function ChangesOfLocation({ id }: { id: number }) {
  const { filters, onFiltersChange } = useChangesAddress();
  return <ExternalChangesHistory facilitiesIds={[id]} filters={filters} onFiltersChange={onFiltersChange} />;
}

/** The two views of a location's history. */
type HistoryView = 'changes' | 'listing';

/** The way from what others changed to the listing as it was, and back. */
function HistoryViews({ view }: { view: HistoryView }) {
  const t = useText();
  return (
    <Row aria-label={t('changes.views')}>
      <Way to="?" replace aria-current={view === 'changes' ? 'page' : undefined}>
        {t('changes.decided')}
      </Way>
      <Way to="?view=listing" replace aria-current={view === 'listing' ? 'page' : undefined}>
        {t('changes.as_of')}
      </Way>
    </Row>
  );
}

/** A listing as of the moment in the address, which survives a reload and can be shared. */
function ListingOverTime({ id }: { id: number }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  return (
    <PageSpace $width="960px">
      <ListingHistory
        listingId={id}
        at={momentIn(params.get('at'))}
        onAtChange={(at) => setParams({ view: 'listing', at }, { replace: true })}
        onRestored={({ name }) => notifyGood(t('changes.restored', { name }))}
      />
    </PageSpace>
  );
}

/** Returns a moment from the URL; undefined if it is invalid. */
function momentIn(text: string | null): string | undefined {
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : undefined;
}

const Row = styled.nav`
  display: flex;
  flex: none;
  gap: 8px;
  padding: 14px 24px 0;
  overflow-x: auto;
  scrollbar-width: none;
  @media (max-width: 640px) {
    padding-inline: 16px;
  }
`;

const Way = styled(RouterLink)`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-block-size: 30px;
  padding: 0 12px;
  border: 1px solid ${token('color-line')};
  border-radius: 99px;
  background: ${token('color-surface')};
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
  font-weight: 550;
  text-decoration: none;
  white-space: nowrap;
  &[aria-current] {
    border-color: ${token('color-primary-soft')};
    background: ${token('color-primary-soft')};
    color: ${token('color-primary-strong')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: -2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
