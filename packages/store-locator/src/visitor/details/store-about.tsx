import type { JSX } from 'react';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { PublicStore } from '../../locator-source.ts';
import { part } from '../parts.ts';
import { detailsPart, DetailsSection, type StorePartProps } from './details-section.tsx';
import { OutwardLink } from './store-contact.tsx';

/** Links such as a menu, the description, attributes and services of a store. */
export function StoreAbout({ store, messages, detailsMessages }: StorePartProps): JSX.Element {
  const links = store.links.filter(({ url }) => isSafeLink(url));
  return (
    <>
      {links.length > 0 && (
        <DetailsSection title={detailsMessages.links}>
          <ul className={detailsPart('links')}>
            {links.map(({ text, url }) => (
              <li key={`${text} ${url}`}>
                <OutwardLink href={url} messages={messages}>
                  {text || url}
                </OutwardLink>
              </li>
            ))}
          </ul>
        </DetailsSection>
      )}
      {store.description && (
        <DetailsSection title={detailsMessages.about}>
          <p className={detailsPart('text')}>{store.description}</p>
        </DetailsSection>
      )}
      {store.attributes.length > 0 && (
        <DetailsSection title={detailsMessages.attributes}>
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
      <Services store={store} detailsMessages={detailsMessages} />
    </>
  );
}

function Services({
  store: { services },
  detailsMessages,
}: Pick<StorePartProps, 'store' | 'detailsMessages'>) {
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
    <DetailsSection title={detailsMessages.services}>
      {services.length > few ? (
        <details className={detailsPart('fold')}>
          <summary>{detailsMessages.showAll(services.length)}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </DetailsSection>
  );
}

/** Longer lists of services are collapsed. */
const few = 8;

type Section = PublicStore['sections'][number];

type SectionItem = Section['items'][number];

/** The owner's extra sections: links, buttons, pictures. */
export function StoreSections({ store, messages, detailsMessages }: StorePartProps): (JSX.Element | null)[] {
  return store.sections.map((section, place) => {
    const shown = section.items.filter((one) => isShown(section.kind, one));
    if (shown.length === 0) return null;
    return (
      // Sections have no id; their order does not change while they are shown.
      <DetailsSection key={`${place} ${section.title}`} title={section.title || detailsMessages.more}>
        <ul
          className={detailsPart(
            section.kind === 'images' ? 'pictures' : section.kind === 'buttons' ? 'actions' : 'links',
          )}
        >
          {shown.map((one) => (
            <li key={`${one.url} ${one.text} ${one.image?.id}`}>
              <Entry kind={section.kind} entry={one} messages={messages} />
            </li>
          ))}
        </ul>
      </DetailsSection>
    );
  });
}

function Entry({
  kind,
  entry,
  messages,
}: Pick<StorePartProps, 'messages'> & { kind: Section['kind']; entry: SectionItem }) {
  const { text, url, image } = entry;
  if (kind !== 'images')
    return (
      <OutwardLink href={url} messages={messages} {...(kind === 'buttons' && { className: part('action') })}>
        {text || url}
      </OutwardLink>
    );
  if (!image) return null;
  const picture = <img src={image.url} alt={text} width={image.width} height={image.height} loading="lazy" />;
  return isSafeLink(url) && text ? (
    <OutwardLink href={url} messages={messages}>
      {picture}
    </OutwardLink>
  ) : (
    picture
  );
}

function isShown(kind: Section['kind'], { url, image }: SectionItem): boolean {
  return kind === 'images' ? image !== null : isSafeLink(url);
}

/** Questions with collapsed answers, in the owner's order. */
export function StoreQuestions({ store, detailsMessages }: StorePartProps): JSX.Element | null {
  if (store.questions.length === 0) return null;
  return (
    <DetailsSection title={detailsMessages.questions}>
      {store.questions.map(({ question, answer }) => (
        <details key={question} className={detailsPart('fold')}>
          <summary>{question}</summary>
          <p className={detailsPart('text')}>{answer}</p>
        </details>
      ))}
    </DetailsSection>
  );
}
