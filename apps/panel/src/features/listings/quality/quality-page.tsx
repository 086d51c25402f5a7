import { qualityBands } from '@pinfold/sdk/headless/listings';
import { ListingQuality } from '@pinfold/sdk/listings';
import { useSearchParams } from 'react-router';
import { hrefTo, paths } from '../../../routing/paths.ts';

/** Keeps the chosen band in the URL, so that it survives a reload and can be shared. */
export default function QualityPage() {
  const [params, setParams] = useSearchParams();
  return (
    <ListingQuality
      band={qualityBands.find((band) => band === params.get('band')) ?? null}
      onBandChange={(band) => setParams(band ? { band } : {}, { replace: true })}
      getHref={({ id }, section) => hrefTo(paths.listingDetails, { id }) + (section ? `#${section}` : '')}
    />
  );
}
