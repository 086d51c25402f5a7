import { isLocalAddress } from '../../../local-address.ts';
import { Problem } from '../../../problem.ts';
import type { Services } from '../../../services.ts';

type Reach = Pick<Services, 'config' | 'publicUrl'>;

/** Whether Google, which fetches pictures from us, would look for our address on its own machine. */
export function isOutOfReach({ config, publicUrl }: Reach): boolean {
  return config.GOOGLE_BASE_URL === 'google' && isLocalAddress(publicUrl);
}

/** @throws Problem `public_url_needed` where Google cannot fetch a picture from us */
export function requirePublicUrl(services: Reach): void {
  if (isOutOfReach(services)) throw new Problem('public_url_needed');
}
