import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type JSX } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StyleSheetManager } from 'styled-components';
import { PinfoldProvider } from '@pinfold/sdk';
import { pl } from '@pinfold/sdk/locales/pl';
import { PostComposer } from '@pinfold/sdk/publications';
import { createTestClient } from '@pinfold/sdk/testing';
import { Button, createToasts, Dialog, showToast, Surface, ToastRegion } from '@pinfold/sdk/ui';

/** A host that is made of custom elements, as the guide shows it. */
function ShadowHost({ colorScheme }: { colorScheme: 'light' | 'dark' }): JSX.Element {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return undefined;
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const [styles, app, overlays] = ['styles', 'app', 'overlays'].map(() =>
      shadow.appendChild(document.createElement('div')),
    );
    if (!styles || !app || !overlays) return undefined;
    const root = createRoot(app);
    root.render(
      <StyleSheetManager target={styles}>
        <PinfoldProvider
          client={createTestClient()}
          locale={pl}
          portalContainer={overlays}
          appearance={{ options: { colorScheme } }}
        >
          <PostComposer />
          <Surface>
            <Question />
          </Surface>
        </PinfoldProvider>
      </StyleSheetManager>,
    );
    return () => {
      queueMicrotask(() => root.unmount());
      shadow.replaceChildren();
    };
  }, [colorScheme]);
  return <div ref={host} data-testid="shadow" />;
}

/** A dialog that answers with a toast. */
function Question(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const [toasts] = useState(createToasts);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Usuń szkic</Button>
      <Dialog title="Usunąć szkic?" closeLabel="Zamknij" isOpen={isOpen} onOpenChange={setOpen}>
        <Button onPress={() => showToast(toasts, { title: 'Usunięto szkic', tone: 'bad' })}>Usuń</Button>
      </Dialog>
      <ToastRegion toasts={toasts} label="Powiadomienia" closeLabel="Zamknij powiadomienie" />
    </>
  );
}

const meta = {
  title: 'Guides/Shadow root',
  component: ShadowHost,
  args: { colorScheme: 'light' },
  render: (_args, { globals }) => <ShadowHost colorScheme={globals['colorScheme'] ?? 'light'} />,
  tags: ['!autodocs'],
  parameters: { layout: 'edge' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ShadowHost>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Presses what is seen at the place of an element, which an inert one is not. */
async function press(element: HTMLElement) {
  const tree = element.getRootNode() as ShadowRoot;
  const seen = await waitFor(() => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = tree.elementFromPoint(x + width / 2, y + height / 2);
    if (!found || !element.contains(found)) throw new Error(`${element.textContent} cannot be pressed.`);
    return found;
  });
  await userEvent.click(seen);
}

export const OpenShadowRoot: Story = {
  name: 'SDK-05 in a shadow root menus, selects, lists, dialogs and toasts work as outside of one',
  play: async ({ canvas }) => {
    const tree = await waitFor(() => {
      const shadow = canvas.getByTestId('shadow').shadowRoot;
      if (!shadow) throw new Error('The host is not there yet.');
      return shadow;
    });
    const [, app, overlays] = tree.children;
    const [page, above] = [within(app as HTMLElement), within(overlays as HTMLElement)];
    const text = await page.findByLabelText('Treść posta');

    await press(await page.findByRole('button', { name: 'Wstaw zmienną: Treść posta' }));
    await press(await above.findByRole('menuitem', { name: /^Miasto/ }));
    await waitFor(() => expect(text).toHaveValue('{city}'));

    await press(page.getByRole('button', { name: /Przycisk$/ }));
    await press(await above.findByRole('option', { name: 'Zadzwoń' }));
    await expect(await page.findByText('Przycisk dzwoni pod numer każdej lokalizacji.')).toBeVisible();

    const list = await page.findByRole('grid', { name: 'Lokalizacje' });
    const [box] = await within(list).findAllByRole('checkbox');
    await press(box?.closest('label') ?? list);
    await expect(await page.findByText(/^Wybrano 1 /)).toBeVisible();

    await press(page.getByRole('button', { name: 'Usuń szkic' }));
    const dialog = within(await above.findByRole('dialog', { name: 'Usunąć szkic?' }));
    await press(dialog.getByRole('button', { name: 'Usuń' }));
    await press(await above.findByRole('button', { name: 'Zamknij powiadomienie' }));
    await waitFor(() => expect(above.queryByText('Usunięto szkic')).not.toBeInTheDocument());
    await press(dialog.getByRole('button', { name: 'Zamknij' }));

    await press(page.getByRole('button', { name: 'Opublikuj' }));
    await expect(await page.findByText(/^Wysyłamy post do/)).toBeVisible();
  },
};
