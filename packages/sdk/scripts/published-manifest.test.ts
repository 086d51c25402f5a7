import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rewriteSpecifiers } from './build-declarations.ts';
import { publishedManifest } from './published-manifest.ts';

describe('what is published', () => {
  it('SDK-08 the manifest leads nobody to our sources nor to the private contract', () => {
    const source = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
    expect(source).toContain('pinfold-source');
    const published = JSON.stringify(publishedManifest(JSON.parse(source)));
    expect(published).not.toMatch(/pinfold-source|\/src\/|@pinfold\/(contract|store-locator)/);
    expect(published).toContain('./dist/types/headless/reviews.d.cts');
  });

  it('SDK-08 types find the contract beside them, in both module systems', () => {
    const text = [
      "import type { Language } from '@pinfold/contract/languages';",
      "export { useUser } from '../session/use-user.ts';",
      "type Paths = import('../../client/schema.generated.d.ts').paths;",
      "import { QueryClient } from '@tanstack/react-query';",
      "export { createPublicSource } from '@pinfold/store-locator';",
      "export type { LocatorMessages } from '@pinfold/store-locator/view';",
    ].join('\n');
    expect(rewriteSpecifiers(text, 'sdk/src/features/company/x.d.ts', '.cjs').split('\n')).toEqual([
      "import type { Language } from '../../contract/languages.cjs';",
      "export { useUser } from '../session/use-user.cjs';",
      "type Paths = import('../../client/schema.generated.cjs').paths;",
      "import { QueryClient } from '@tanstack/react-query';",
      "export { createPublicSource } from '../../store-locator/index.cjs';",
      "export type { LocatorMessages } from '../../store-locator/view.cjs';",
    ]);
  });

  it('SDK-08 types of styled-components are those that its oldest version exports', () => {
    const text =
      "import { type StyledComponent } from 'styled-components';\nconst Kbd: StyledComponent<'kbd', Props>;";
    const rewritten = rewriteSpecifiers(text, 'sdk/src/ui/kbd.d.ts', '.js');
    expect(rewritten).toContain("import { type IStyledComponent } from 'styled-components';");
    expect(rewritten).toMatch(/^type StyledComponent<.*> = IStyledComponent<'web', .*>;$/m);
    expect(rewritten).toContain("const Kbd: StyledComponent<'kbd', Props>;");
  });

  it('SDK-08 the parts that a feature adds reach the theme in both kinds of module', () => {
    const text = "declare module '../../../theme/parts.ts' {}";
    expect(rewriteSpecifiers(text, 'sdk/src/features/reviews/ui/inbox-parts.d.ts', '.cjs')).toBe(
      "declare module '../../../theme/parts.cjs' {}",
    );
  });
});
