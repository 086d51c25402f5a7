import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../actions/icon-button.tsx';
import { CopyIcon, MoreIcon, TrashIcon } from '../icons/action-icons.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { MenuSection, MenuSeparator } from './menu-section.tsx';

const meta = {
  component: Menu,
  args: {
    trigger: <IconButton icon={<MoreIcon />} label="Więcej" />,
    onAction: fn(),
    placement: 'bottom start',
    children: (
      <>
        <MenuItem id="copy" icon={<CopyIcon />} shortcut="C">
          Kopiuj odnośnik
        </MenuItem>
        <MenuItem id="note" shortcut="N">
          Dodaj notatkę
        </MenuItem>
        <MenuSection title="Odpowiedź">
          <MenuItem id="template" isDisabled description="Nie masz jeszcze szablonów">
            Wstaw szablon
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem id="delete" variant="danger" icon={<TrashIcon />}>
          Usuń odpowiedź
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Arrows: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Więcej' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: /Kopiuj odnośnik/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(page.getByRole('menuitem', { name: /Usuń odpowiedź/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('note'));
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OpenDark: Story = {
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Więcej' }));
    const opened = await within(canvasElement.ownerDocument.body).findByRole('menu');
    await waitFor(() => expect(opened).toBeVisible());
  },
};
