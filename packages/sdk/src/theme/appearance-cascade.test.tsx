// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';
import { renderInPinfold } from '../testing/render-in-pinfold.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Tabs } from '../ui/collections/tabs.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Surface } from '../ui/surface.tsx';
import type { Appearance } from './appearance.ts';

const provider: Appearance = {
  tokens: { 'color-primary': 'rgb(1, 1, 1)', 'radius-m': '1px', 'radius-s': '1px' },
  classNames: { Button: 'of-provider' },
  options: { colorScheme: 'dark', density: 'compact' },
  components: {
    TeamMembers: {
      tokens: { 'radius-m': '2px', 'radius-s': '2px' },
      classNames: { Button: 'of-component' },
      options: { density: 'comfortable' },
    },
  },
};
const open = { isOpen: true, onOpenChange: () => undefined, closeLabel: 'Zamknij' };
const own: Appearance = { tokens: { 'radius-s': '3px' }, classNames: { Button: 'of-prop' } };

describe('the cascade of appearances', () => {
  it.each([
    ['alone', false],
    ['inside a surface around the whole page', true],
  ])('SDK-04 Provider, then its words on the component, then the prop: %s', (_where, isInside) => {
    const team = (
      <Surface component="TeamMembers" appearance={own}>
        <Button>Zaproś</Button>
      </Surface>
    );
    renderInPinfold(isInside ? <Surface>{team}</Surface> : team, { appearance: provider });
    const invite = button('Zaproś');
    expect(tokensAround(invite)).toEqual(['rgb(1, 1, 1)', '2px', '3px']);
    expect(optionsAround(invite)).toEqual({ colorScheme: 'dark', density: 'comfortable' });
    const added = [...invite.classList].filter((name) => name.startsWith('of-'));
    expect(added).toEqual(['of-provider', 'of-component', 'of-prop']);
  });

  it('SDK-04 what is said of one component leaves its neighbours alone', () => {
    renderInPinfold(
      <Surface>
        <Surface component="TeamMembers">
          <Button>Zaproś</Button>
        </Surface>
        <Surface component="ReviewsInbox">
          <Button>Odpowiedz</Button>
        </Surface>
      </Surface>,
      { appearance: provider },
    );
    expect(tokensAround(button('Zaproś'))[1]).toBe('2px');
    expect(tokensAround(button('Odpowiedz'))[1]).toBe('1px');
  });

  it('SDK-05 a dialog wears what the component that opened it wears', () => {
    renderInPinfold(
      <Surface>
        <Surface component="TeamMembers" appearance={own}>
          <Dialog title="Zaproszenie" {...open}>
            Kto?
          </Dialog>
        </Surface>
      </Surface>,
      { appearance: provider },
    );
    const opened = dialog();
    expect(tokensAround(opened)).toEqual(['rgb(1, 1, 1)', '2px', '3px']);
    expect(optionsAround(opened)).toEqual({ colorScheme: 'dark', density: 'comfortable' });
  });

  it('SDK-05 a Provider inside another goes on from its looks, and its dialogs wear its own', () => {
    renderInPinfold(
      <Surface>
        <Button>Na zewnątrz</Button>
        <PinfoldProvider
          client={createTestClient({ companyId: 2 })}
          locale={en}
          appearance={{ tokens: { 'color-primary': 'rgb(9, 9, 9)' }, options: { colorScheme: 'light' } }}
        >
          <Surface>
            <Button>Inside</Button>
            <Dialog title="Question" {...open}>
              Which?
            </Dialog>
          </Surface>
        </PinfoldProvider>
      </Surface>,
      { appearance: provider },
    );
    const inside = button('Inside');
    const opened = dialog();
    const outside = button('Na zewnątrz');
    for (const element of [inside, opened]) {
      expect(tokensAround(element)).toEqual(['rgb(9, 9, 9)', '1px', '1px']);
      expect(optionsAround(element)).toEqual({ colorScheme: 'light', density: 'compact' });
      expect(element.closest('[lang]')?.getAttribute('lang')).toBe('en');
    }
    expect(tokensAround(outside)[0]).toBe('rgb(1, 1, 1)');
  });

  it('SDK-05 reads from left to right on any page, until the host says otherwise', () => {
    document.documentElement.dir = 'rtl';
    const { unmount } = renderInPinfold(<Surface>Opinie</Surface>);
    expect(screen.getByText('Opinie').closest('[dir]')?.getAttribute('dir')).toBe('ltr');
    unmount();
    renderInPinfold(
      <Surface>
        <Dialog title="Zaproszenie" {...open}>
          Kto?
        </Dialog>
      </Surface>,
      { appearance: { options: { direction: 'rtl' } } },
    );
    expect(dialog().closest('[dir]')?.getAttribute('dir')).toBe('rtl');
    document.documentElement.removeAttribute('dir');
  });

  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('SDK-05 where text runs %s, %s leads to the next tab', (direction, key) => {
    const items = ['Skrzynka', 'Analityka', 'Kategorie'].map((label) => ({
      id: label,
      label,
      content: label,
    }));
    renderInPinfold(
      <Surface>
        <Tabs label="Widoki" items={items} />
      </Surface>,
      { appearance: { options: { direction } } },
    );
    act(() => screen.getByText('Skrzynka', { selector: '[role=tab]' }).focus());
    fireEvent.keyDown(screen.getByText('Skrzynka', { selector: '[role=tab]' }), { key });
    expect(document.activeElement?.textContent).toBe('Analityka');
  });
});

// By text and selector, because a look at the whole tree of roles takes jsdom a second.
function button(text: string): Element {
  return screen.getByText(text).closest('button') ?? document.body;
}

function dialog(): Element {
  return document.querySelector('[role="dialog"]') ?? document.body;
}

function tokensAround(element: Element): string[] {
  const style = getComputedStyle(element.closest('.pinfold-root') ?? element);
  return ['color-primary', 'radius-m', 'radius-s'].map((name) => style.getPropertyValue(`--pinfold-${name}`));
}

function optionsAround(element: Element) {
  const root = element.closest('.pinfold-root');
  return {
    colorScheme: root?.getAttribute('data-color-scheme'),
    density: root?.getAttribute('data-density'),
  };
}
