import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../actions/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { text: 'Kopiuje adres opinii do schowka', children: <Button>Kopiuj</Button> },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const opened = await within(canvasElement.ownerDocument.body).findByRole('tooltip');
    await waitFor(() => expect(opened).toBeVisible());
  },
};
export const Dark: Story = { ...OnFocus, globals: { colorScheme: 'dark' } };
