import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { JSX } from 'react';
import { detailsPart } from './details-part.ts';
import { DetailsSection } from './details-section.tsx';
import { OutwardLink } from './outward-link.tsx';
import type { StorePartProps } from './store-part-props.ts';

/** What the place says of itself, what it offers, and links such as a menu. */
export function StoreAbout({ store, words, own }: StorePartProps): JSX.Element {
  const links = store.links.filter(({ url }) => isSafeLink(url));
  return (
    <>
      {links.length > 0 && (
        <DetailsSection title={own.links}>
          <ul className={detailsPart('links')}>
            {links.map(({ text, url }) => (
              <li key={`${text} ${url}`}>
                <OutwardLink href={url} words={words}>
                  {text || url}
                </OutwardLink>
              </li>
            ))}
          </ul>
        </DetailsSection>
      )}
      {store.description && (
        <DetailsSection title={own.about}>
          <p className={detailsPart('text')}>{store.description}</p>
        </DetailsSection>
      )}
      {store.attributes.length > 0 && (
        <DetailsSection title={own.attributes}>
          {store.attributes.map(({ group, items }) => (
            <div key={group}>
              {group && <h4>{group}</h4>}
              <ul className={detailsPart('tags')}>
                {items.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </div>
          ))}
        </DetailsSection>
      )}
      <Services store={store} own={own} />
    </>
  );
}

function Services({ store: { services }, own }: Pick<StorePartProps, 'store' | 'own'>) {
  if (services.length === 0) return null;
  const list = (
    <ul className={detailsPart('services')}>
      {services.map(({ name, text }) => (
        <li key={`${name} ${text}`}>
          <span>{name}</span>
          {text && <span className={detailsPart('note')}>{text}</span>}
        </li>
      ))}
    </ul>
  );
  return (
    <DetailsSection title={own.services}>
      {services.length > few ? (
        <details className={detailsPart('fold')}>
          <summary>{own.showAll(services.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </DetailsSection>
  );
}

/** More of them stand folded, so that what comes after is not pushed out of sight. */
const few = 8;
