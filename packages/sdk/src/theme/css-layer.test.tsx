import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager, type IStyleSheetManager } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { Button } from '../ui/actions/button.tsx';
import type { Appearance } from './appearance.ts';
import { ThemeRoot } from './theme-root.tsx';

describe('a cascade layer for our rules', () => {
  it('SDK-04 every rule lies in the layer that the host named, media queries and nested roots too', () => {
    const css = render({ options: { cssLayer: 'vendor.pinfold' } });
    expect(outside(css, 'vendor.pinfold')).toEqual([]);
    expect(css).toContain('@layer vendor.pinfold{@media (pointer: coarse)');
    expect(css).toMatch(/@layer vendor\.pinfold\{\.\w+:where\(\[data-density=/);
  });

  it('SDK-04 without the option nothing is layered, so that a reset of the host cannot win by accident', () => {
    expect(render({})).not.toContain('@layer');
  });

  it('the inner of two names holds', () => {
    const css = render({ options: { cssLayer: 'outer' } }, { options: { cssLayer: 'inner' } });
    expect(css).toContain('@layer outer{.');
    expect(css).toContain('@layer inner{.');
    expect(css).not.toMatch(/@layer outer\{[^}]*@layer inner/);
  });

  it('a stored name cannot smuggle a rule of its own into the page', () => {
    expect(render({ options: { cssLayer: 'a{} body{display:none} @layer b' } })).not.toContain('body');
  });

  it('SDK-05 keeps the plugins of the host', () => {
    let seen = 0;
    const count: Plugin = () => {
      seen += 1;
    };
    render({ options: { cssLayer: 'pinfold' } }, undefined, [count]);
    expect(seen).toBeGreaterThan(10);
  });
});

type Plugin = NonNullable<IStyleSheetManager['stylisPlugins']>[number];

function render(outer: Appearance, inner?: Appearance, plugins: Plugin[] = []): string {
  const sheet = new ServerStyleSheet();
  renderToString(
    sheet.collectStyles(
      <StyleSheetManager stylisPlugins={plugins}>
        <ThemeRoot appearance={outer}>
          <Button>Wyślij</Button>
          <ThemeRoot appearance={inner}>
            <Button isPending>Wysyłam</Button>
          </ThemeRoot>
        </ThemeRoot>
      </StyleSheetManager>,
    ),
  );
  const css = sheet.getStyleTags();
  sheet.seal();
  return css;
}

/** What stands at the outermost level of the sheet, besides the layer, animations and styled-components' own marks. */
function outside(css: string, layer: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  const text = css.replaceAll(/\/\*.*?\*\/|<\/?style.*?>/gs, '');
  for (const [index, character] of [...text].entries()) {
    if (character === '{') {
      if (depth === 0) found.push(text.slice(start, index).trim());
      depth += 1;
    }
    if (character === '}') {
      depth -= 1;
      if (depth === 0) start = index + 1;
    }
  }
  const harmless = /^(@keyframes|data-styled)/;
  return found.filter((head) => head !== `@layer ${layer}` && !harmless.test(head));
}
