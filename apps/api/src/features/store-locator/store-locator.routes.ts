import type { Api } from '../../http/mount.ts';
import { mountLocatorFaq } from './faq/faq.routes.ts';
import { mountListingLocator } from './listing/listing.routes.ts';
import { mountPreview } from './preview/preview.routes.ts';
import { mountPublicLocator } from './public/public.routes.ts';
import { mountLocatorSettings } from './settings/settings.routes.ts';

export function mountStoreLocator(api: Api): void {
  mountLocatorSettings(api);
  mountListingLocator(api);
  mountLocatorFaq(api);
  mountPreview(api);
  mountPublicLocator(api);
}
