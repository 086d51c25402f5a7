import { generatedNotice } from '../generated-notice.ts';
import type { PublicSurface } from '../surface/public-export.ts';
import { code, codeBlock, page } from './markdown.ts';

/** `reference/components/icons.md`: one page for all icons. */
export function iconsPage({ exports }: PublicSurface): string {
  const names = exports.filter(({ kind }) => kind === 'icon').map(({ name }) => name);
  return page(
    generatedNotice('packages/sdk/src/ui/icons'),
    '# Icons',
    'Drawings of 24 × 24 in the colour of the text around them. One without a `label` is decoration, and screen readers pass it over.',
    codeBlock(
      `import { TrashIcon } from '@pinfold/sdk/ui';\n\nconst remove = <TrashIcon size={16} label="Usuń" />;`,
    ),
    '[Live stories](/docs/storybook/?path=/docs/ui-icons--docs){target="_self"}',
    names.toSorted().map(code).join(', '),
    'Props: [`IconProps`](../entries/ui.md#IconProps). More of the same kind: [`icon`](../entries/ui.md#icon).',
  );
}
