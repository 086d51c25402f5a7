// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pl } from '../locales/pl.ts';
import { PinfoldProvider } from '../provider/pinfold-provider.tsx';
import { createTestClient } from '../testing/create-test-client.ts';
import { Button } from '../ui/actions/button.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { MenuItem } from '../ui/overlays/menu-item.tsx';
import { Menu } from '../ui/overlays/menu.tsx';
import { Surface } from '../ui/surface.tsx';

/** As dialogs of Radix do: at the document, while the key is on its way down, and by `defaultPrevented`. */
function listenAsADialog() {
  let closings = 0;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) closings += 1;
  };
  document.addEventListener('keydown', onKeyDown, true);
  return { closings: () => closings, stop: () => document.removeEventListener('keydown', onKeyDown, true) };
}

it('SDK-05 one Escape closes one layer: a menu or a search first, then the dialog of the host', async () => {
  const dialog = listenAsADialog();
  render(
    <PinfoldProvider client={createTestClient()} locale={pl}>
      <Surface>
        <SearchField label="Szukaj" clearLabel="Wyczyść" />
        <Menu trigger={<Button>Wstaw zmienną</Button>}>
          <MenuItem id="city">Miasto</MenuItem>
        </Menu>
      </Surface>
    </PinfoldProvider>,
  );
  const escape = (element: Element) => fireEvent.keyDown(element, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Wstaw zmienną' }));
  escape(await screen.findByRole('menu'));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

  const search = screen.getByRole<HTMLInputElement>('searchbox');
  fireEvent.change(search, { target: { value: 'kawa' } });
  escape(search);
  expect(search.value).toBe('');
  expect(dialog.closings()).toBe(0);

  escape(search);
  expect(dialog.closings()).toBe(1);
  dialog.stop();
});
