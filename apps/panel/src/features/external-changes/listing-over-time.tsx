import { ListingHistory } from '@pinfold/sdk/listings';
import { useSearchParams } from 'react-router-dom';
import { notifyGood } from '../../notices/notices.ts';
import { PageSpace } from '../../pages/page-layout.tsx';
import { useText } from '../../texts/use-text.ts';

/** A listing as of the moment in the address, which survives a reload and can be sent to somebody. */
export function ListingOverTime({ id }: { id: number }) {
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

/** Anybody can edit an address. */
function momentIn(text: string | null): string | undefined {
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
