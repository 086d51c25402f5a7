import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckBox } from '../fields/check-box.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  component: Drawer,
  args: {
    title: 'Filtry',
    closeLabel: 'Zamknij',
    isOpen: true,
    onOpenChange: () => undefined,
    children: <CheckBox label="Tylko z tekstem" />,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { side: 'start' } };
export const DarkRightToLeft: Story = { globals: { colorScheme: 'dark', direction: 'rtl' } };
