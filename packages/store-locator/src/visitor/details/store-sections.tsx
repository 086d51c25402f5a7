import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import type { JSX } from 'react';
import type { PublicStore } from '../../locator.ts';
import { part } from '../part.ts';
import { detailsPart } from './details-part.ts';
import { DetailsSection } from './details-section.tsx';
import { OutwardLink } from './outward-link.tsx';
import type { StorePartProps } from './store-part-props.ts';

type Section = PublicStore['sections'][number];
type SectionItem = Section['items'][number];

/** What the owner added: lists of links, buttons, pictures. */
export function StoreSections({ store, words, own }: StorePartProps): (JSX.Element | null)[] {
  return store.sections.map((section, place) => {
    const shown = section.items.filter((one) => isShown(section.kind, one));
    if (shown.length === 0) return null;
    return (
      // Sections have no name of their own, and do not change their order while somebody reads them.
      <DetailsSection key={`${place} ${section.title}`} title={section.title || own.more}>
        <ul
          className={detailsPart(
            section.kind === 'images' ? 'pictures' : section.kind === 'buttons' ? 'actions' : 'links',
          )}
        >
          {shown.map((one) => (
            <li key={`${one.url} ${one.text} ${one.image?.id}`}>
              <Entry kind={section.kind} entry={one} words={words} />
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
  words,
}: Pick<StorePartProps, 'words'> & { kind: Section['kind']; entry: SectionItem }) {
  const { text, url, image } = entry;
  if (kind !== 'images')
    return (
      <OutwardLink href={url} words={words} {...(kind === 'buttons' && { className: part('action') })}>
        {text || url}
      </OutwardLink>
    );
  if (!image) return null;
  const picture = <img src={image.url} alt={text} width={image.width} height={image.height} loading="lazy" />;
  return isSafeLink(url) && text ? (
    <OutwardLink href={url} words={words}>
      {picture}
    </OutwardLink>
  ) : (
    picture
  );
}

function isShown(kind: Section['kind'], { url, image }: SectionItem): boolean {
  return kind === 'images' ? image !== null : isSafeLink(url);
}
