import type { Translate } from '../../../i18n/i18n.ts';
import { isSafeLink } from '@pinfold/contract/features/store-locator/is-safe-link';
import { isLocatorName } from '@pinfold/contract/features/store-locator/locator-name';
import type { LocatorContact, LocatorLink, LocatorOptions, LocatorSection } from './locator-settings.ts';

/** What is wrong with a field: `link` leads nowhere, `empty` lacks what it needs, `nothing_chosen` shows no location. */
export type LocatorFault = 'name' | 'color' | 'link' | 'empty' | 'nothing_chosen';

/** What is wrong with each field, by its path such as `offer_link.url` or `sections.0.items.1.url`. */
export type LocatorFaults = Readonly<Record<string, LocatorFault>>;

/** Everything that the API would refuse, or that visitors could not use. */
export function locatorFaults(options: LocatorOptions): LocatorFaults {
  const { scope } = options;
  return known({
    name: isLocatorName(options.name) ? undefined : 'name',
    header_name: options.header_name.trim() === '' ? 'empty' : undefined,
    primary_color: /^#[0-9a-f]{6}$/.test(options.primary_color) ? undefined : 'color',
    scope:
      !scope.all && scope.facilities.length === 0 && scope.groups.length === 0 ? 'nothing_chosen' : undefined,
    ...contactFaults('contact', options.contact),
    ...linkFaults('offer_link', options.offer_link),
    ...sectionFaults(options.sections),
  });
}

/** Returns the faults of one location's own settings. */
export function listingLocatorFaults(options: {
  contact: LocatorContact | null;
  offer_link: LocatorLink | null;
  sections: readonly LocatorSection[] | null;
}): LocatorFaults {
  return known({
    ...(options.contact && contactFaults('contact', options.contact)),
    ...linkFaults('offer_link', options.offer_link),
    ...sectionFaults(options.sections ?? []),
  });
}

/** Faults by the field of the form that holds their path, in the shape of a form's faults. */
export function byLocatorField(faults: LocatorFaults): Readonly<Record<string, LocatorFaults>> {
  const grouped: Record<string, Record<string, LocatorFault>> = {};
  for (const [path, fault] of Object.entries(faults)) {
    const field = path.split('.')[0] ?? path;
    grouped[field] = { ...grouped[field], [path]: fault };
  }
  return grouped;
}

/** What is wrong first with a field, in the user's words. */
export function firstFaultText(t: Translate, faults: LocatorFaults): string | undefined {
  const [fault] = Object.values(faults);
  return fault && t(`store_locator.settings.fault.${fault}`);
}

type Found = Record<string, LocatorFault | undefined>;

function contactFaults(path: string, { url }: LocatorContact): Found {
  return { [`${path}.url`]: url === '' || isSafeLink(url) ? undefined : 'link' };
}

function linkFaults(path: string, link: LocatorLink | null): Found {
  if (!link) return {};
  return {
    [`${path}.text`]: link.text.trim() === '' ? 'empty' : undefined,
    [`${path}.url`]: isSafeLink(link.url) ? undefined : 'link',
  };
}

function sectionFaults(sections: readonly LocatorSection[]): Found {
  const found = sections.flatMap(({ kind, items }, place) =>
    items.flatMap(({ text, url, image }, row): [string, LocatorFault | undefined][] => {
      const path = `sections.${place}.items.${row}`;
      const needsLink = kind !== 'images' || url !== '';
      return [
        [`${path}.text`, text.trim() === '' ? 'empty' : undefined],
        [`${path}.url`, needsLink && !isSafeLink(url) ? 'link' : undefined],
        [`${path}.image`, kind === 'images' && !image ? 'empty' : undefined],
      ];
    }),
  );
  return Object.fromEntries(found);
}

function known(found: Found): LocatorFaults {
  return Object.fromEntries(
    Object.entries(found).flatMap(([path, fault]) => (fault ? [[path, fault] as const] : [])),
  );
}
