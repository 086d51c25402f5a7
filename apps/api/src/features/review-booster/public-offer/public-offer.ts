import { createHash } from 'node:crypto';
import type { BoosterTarget } from '@pinfold/contract/features/review-booster/booster-form';
import type { Language } from '@pinfold/contract/languages';
import { html, type Markup } from '../../../answers/markup.ts';
import { labels } from '../../../i18n/i18n.ts';

/** A location, as far as it has public pages where a review can be written. */
export interface OfferedLocation {
  links: readonly { target: BoosterTarget; url: string }[];
}

/** The public links that a page shows. */
export interface PublicOffer {
  targets: BoosterTarget[];
  /** SHA-256 of what shows them. */
  templateHash: string;
  /** @param hrefOf the address of a link by its number, from 1 */
  section(hrefOf: (number: number) => string): Markup;
}

/**
 * What every visitor is offered, before an answer and after it. It depends on nothing but these two, and what stands
 * in this folder can import nothing that knows an answer: nobody is led to the public pages, or away from them, by
 * what they think of the company.
 */
export function publicOffer({ links }: OfferedLocation, language: Language): PublicOffer {
  const { offerHeading, offerText, ...texts } = labels(language, 'booster_pages');
  const targets = links.map(({ target }) => target);
  const section = (hrefOf: (number: number) => string) =>
    html`<section aria-labelledby="offer">
      <h2 id="offer">${offerHeading}</h2>
      <p>${offerText}</p>
      <p class="actions">
        ${targets.map(
          (target, index) =>
            html`<a class="button" href="${hrefOf(index + 1)}" rel="nofollow"
              >${texts[`offer_${target}`]}</a
            >`,
        )}
      </p>
    </section>`;
  const shown = String(section((number) => `go/${number}`));
  return { targets, section, templateHash: createHash('sha256').update(shown).digest('hex') };
}
