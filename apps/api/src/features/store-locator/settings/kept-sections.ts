import type {
  LocatorImage,
  LocatorSection,
} from '@pinfold/contract/features/store-locator/locator-settings.endpoints';

/** Sections as they are kept: pictures only where they are shown, and only which ones. */
export function keptSections(sections: readonly LocatorSection[]): LocatorSection[] {
  return sections.map(({ kind, title, items }) => ({
    kind,
    title,
    items: items.map(({ text, url, image }) => ({
      text,
      url,
      image: kind === 'images' && image ? onlyWhich(image) : null,
    })),
  }));
}

function onlyWhich({ id }: LocatorImage): LocatorImage {
  return { id, url: '', width: 0, height: 0 };
}
