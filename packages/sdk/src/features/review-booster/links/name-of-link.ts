import type { Translate } from '../../../i18n/i18n.ts';
import type { BoosterLink } from '../booster.queries.ts';

/** Returns what tells a link apart from the others of its form, of which a location may have one for each channel. */
export function nameOfLink(link: BoosterLink, address: string | undefined, t: Translate): string {
  return [link.facility_name, address, t(`review_booster.channel.${link.channel}`)]
    .filter(Boolean)
    .join(', ');
}
