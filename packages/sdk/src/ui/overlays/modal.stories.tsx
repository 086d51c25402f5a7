import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../fields/text-field.tsx';
import { Modal } from './modal.tsx';

const meta = {
  component: Modal,
  args: {
    title: 'Nowy tag',
    closeLabel: 'Zamknij',
    isOpen: true,
    onOpenChange: () => undefined,
    children: <TextField label="Nazwa" />,
  },
} satisfies Meta<typeof Modal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
