// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { StyleSheetManager } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { ThemeRoot } from '../theme/theme-root.tsx';
import { Button } from '../ui/actions/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { TextField } from '../ui/fields/text-field.tsx';

/** Selectors of every rule on the page, those inside media and container queries too. */
function selectors(rules: Iterable<CSSRule>): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return splitSelectors(rule.selectorText);
    if ('cssRules' in rule && !rule.cssText.startsWith('@keyframes'))
      return selectors(rule.cssRules as CSSRuleList);
    return rule.cssText.startsWith('@keyframes pinfold') ? [] : [rule.cssText];
  });
}

function splitSelectors(text: string): string[] {
  let depth = 0;
  const marked = [...text].map((character) => {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    return character === ',' && depth === 0 ? '\n' : character;
  });
  return marked
    .join('')
    .split('\n')
    .map((one) => one.trim());
}

describe('the styles of the components', () => {
  it('SDK-05 no rule reaches beyond our own elements', () => {
    // A place of their own, since the page may still have the styles of what was drawn before.
    const place = document.createElement('div');
    document.body.append(place);
    const { container } = render(
      <StyleSheetManager target={place}>
        <ThemeRoot>
          <Button>Zapisz</Button>
          <TextField label="Szukaj" />
          <EmptyState title="Nic tu nie ma" />
        </ThemeRoot>
      </StyleSheetManager>,
    );
    const all = [...place.querySelectorAll('style')].flatMap(({ sheet }) => selectors(sheet?.cssRules ?? []));
    expect(all.length).toBeGreaterThan(20);
    // styled-components names its classes by hash; each sits on an element that also has our stable class.
    const strangers = all.filter((selector) => {
      const name = /^(?::where\()?\.([\w-]+)/.exec(selector)?.[1];
      if (!name) return true;
      const found = [...container.querySelectorAll(`.${name}`)];
      return !name.startsWith('pinfold-') && found.some((element) => !/\bpinfold-/.test(element.className));
    });
    expect(strangers).toEqual([]);
  });
});
