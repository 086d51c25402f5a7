import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { CheckBox } from '../fields/check-box.tsx';
import { Popover } from './popover.tsx';

const meta = {
  component: Popover,
  args: {
    label: 'Filtry',
    trigger: <Button>Filtry</Button>,
    children: <CheckBox label="Tylko z tekstem" />,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const EscapeReturnsFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const opened = await page.findByRole('dialog', { name: 'Filtry' });
    await waitFor(() => expect(opened).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
