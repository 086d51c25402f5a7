import { generatedNotice } from '../generated-notice.ts';
import { code, page } from './markdown.ts';
import type { PartsOfComponents } from './parts-of.ts';

/** `reference/parts.md`. */
export function partsPage(parts: PartsOfComponents): string {
  return page(
    generatedNotice('packages/sdk/src/theme/parts.ts'),
    '# Parts',
    'Every part of a component has a class that stays: `pinfold-`, the component, and the part. Style it from your own CSS, or add classes of yours to it with `appearance.classNames`. A part that is renamed or taken away is a breaking change; classes that are not listed here, such as `pinfold-inner-…`, change with any version.',
    'State is in attributes beside the class, such as `[data-state]`; the page of each component lists them.',
    ...[...parts].map(([component, names]) =>
      page(
        `## ${component}`,
        names.map((name) => code(`.pinfold-${component}${name && `-${name}`}`)).join(' '),
      ).trim(),
    ),
  );
}
