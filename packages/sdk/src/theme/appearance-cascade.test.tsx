// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';
import { renderInPinfold } from '../testing/render-in-pinfold.tsx';
import { Button } from '../ui/actions/button.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { Surface } from '../ui/surface.tsx';
import type { Appearance } from './appearance.ts';

afterEach(cleanup);

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
    const button = screen.getByRole('button', { name: 'Zaproś' });
    expect(tokensAround(button)).toEqual(['rgb(1, 1, 1)', '2px', '3px']);
    expect(optionsAround(button)).toEqual({ colorScheme: 'dark', density: 'comfortable' });
    const added = [...button.classList].filter((name) => name.startsWith('of-'));
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
    expect(tokensAround(screen.getByRole('button', { name: 'Zaproś' }))[1]).toBe('2px');
    expect(tokensAround(screen.getByRole('button', { name: 'Odpowiedz' }))[1]).toBe('1px');
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
    const dialog = screen.getByRole('dialog', { name: 'Zaproszenie' });
    expect(tokensAround(dialog)).toEqual(['rgb(1, 1, 1)', '2px', '3px']);
    expect(optionsAround(dialog)).toEqual({ colorScheme: 'dark', density: 'comfortable' });
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
    const inside = screen.getByRole('button', { name: 'Inside', hidden: true });
    const dialog = screen.getByRole('dialog', { name: 'Question' });
    const outside = screen.getByRole('button', { name: 'Na zewnątrz', hidden: true });
    for (const element of [inside, dialog]) {
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
    expect(screen.getByRole('dialog').closest('[dir]')?.getAttribute('dir')).toBe('rtl');
    document.documentElement.removeAttribute('dir');
  });
});

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
