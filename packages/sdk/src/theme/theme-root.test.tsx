import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { ServerStyleSheet } from 'styled-components';
import { describe, expect, it } from 'vitest';
import { Button } from '../ui/actions/button.tsx';
import { DateRangePicker } from '../ui/fields/date-range-picker.tsx';
import { Select } from '../ui/fields/select.tsx';
import { CheckBox } from '../ui/fields/check-box.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { VirtualList } from '../ui/collections/virtual-list.tsx';
import { Stars } from '../ui/display/stars.tsx';
import { ProgressBar } from '../ui/feedback/progress-bar.tsx';
import type { Appearance } from './appearance.ts';
import { PortalRoot } from './portal-root.tsx';
import { ThemeRoot } from './theme-root.tsx';

describe('a themed root rendered on the server', () => {
  it('SDK-04: a token of the host becomes a class, never an inline style', () => {
    const { html, css } = render(<Button>Wyślij</Button>, { tokens: { 'color-primary': '#0b6e4c' } });
    expect(css).toContain('--pinfold-color-primary:#0b6e4c');
    expect(html).not.toContain('style=');
  });

  it('SDK-04: light and dark come from one rule, which the host can override by a public variable', () => {
    const { css } = render(null);
    expect(css).toMatch(/--pf-primary:\s?var\(--pinfold-color-primary,\s?light-dark\(#3d4edb,\s?#93a0ff\)\)/);
  });

  it('a stored theme cannot smuggle a rule of its own into the page', () => {
    const { css } = render(null, { tokens: { 'color-primary': 'red;} body { display: none' } });
    expect(css).not.toContain('body');
  });

  it('SDK-04: a class of the host joins the stable class of the part', () => {
    const { html } = render(<Button>Wyślij</Button>, { classNames: { Button: 'host-button' } });
    expect(html).toMatch(
      /class="[^"]*pinfold-Button[^"]*host-button|class="[^"]*host-button[^"]*pinfold-Button/,
    );
  });

  it('SDK-05: no selector reaches beyond our own classes', () => {
    const { css } = render(everything);
    const selectors = css
      .replaceAll(/\/\*.*?\*\/|<\/?style.*?>/gs, '')
      .split('{')
      .map((part) => part.split(/[};]/).at(-1)?.trim() ?? '')
      .filter((selector) => selector && !/^(@|from|to|\d+%)/.test(selector));
    expect(selectors.length).toBeGreaterThan(20);
    expect(selectors.filter((selector) => !selector.includes('.'))).toEqual([]);
  });

  it('SDK-05: markup holds no inline style that a strict policy would refuse', () => {
    expect(render(everything).html).not.toContain('style=');
  });
});

const everything = (
  <>
    <Button variant="primary" disabledReason="Brak uprawnienia">
      Wyślij
    </Button>
    <TextField label="Adres e-mail" />
    <TextArea label="Odpowiedź" />
    <CheckBox label="Z tekstem" />
    <Select label="Kolejność" options={[]} value={null} onChange={() => undefined} />
    <DateRangePicker label="Okres" value={null} onChange={() => undefined} />
    <Switch label="Ochrona" />
    <Stars value={3} label="3 na 5" />
    <ProgressBar label="Wysyłam" value={40} />
    <VirtualList
      label="Opinie"
      rows={['a', 'b']}
      getKey={String}
      renderRow={String}
      activeKey={null}
      onActiveChange={() => undefined}
    />
  </>
);

function render(content: ReactElement | null, appearance: Appearance = {}): { html: string; css: string } {
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <ThemeRoot appearance={appearance}>
        <PortalRoot>{content}</PortalRoot>
      </ThemeRoot>,
    ),
  );
  const css = sheet.getStyleTags();
  sheet.seal();
  return { html, css };
}
