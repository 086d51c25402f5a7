import { generatedNotice } from '../generated-notice.ts';
import { code, page } from './markdown.ts';

/** `reference/parts.md`. */
export function partsPage(parts: ReadonlyMap<string, readonly string[]>): string {
  return page(
    generatedNotice('packages/sdk/src/**/*parts.ts'),
    '# Parts',
    'Every part of a component has a class that stays: `pinfold-`, the component, and the part. Style it from your own CSS, or add classes of yours to it with `appearance.classNames`. A part that is renamed or taken away is a breaking change; classes without `pinfold-` are nobody’s business and change with every build.',
    'State is in attributes beside the class, such as `[data-state]`; the page of each component lists them.',
    ...[...parts].map(([component, names]) =>
      page(
        `## ${component}`,
        names.length > 0
          ? `${code(`.pinfold-${component}`)}, and inside it ${names.map((name) => code(`-${name}`)).join(' ')}`
          : code(`.pinfold-${component}`),
      ).trim(),
    ),
  );
}
