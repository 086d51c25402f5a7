import type { Meta, StoryObj } from '@storybook/react-vite';
import { RemoveDialog } from './remove-dialog.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const meta = {
  component: RemoveDialog,
  decorators: [inPinfold],
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  args: {
    title: 'Usunąć grupę „Punkty sezonowe”?',
    children: 'Lokalizacje zostaną, a menedżerowie grupy przestaną je widzieć.',
    confirmLabel: 'Usuń grupę',
    pendingLabel: 'Usuwam grupę',
    isPending: false,
    onConfirm: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof RemoveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {};
export const Removing: Story = { args: { isPending: true } };
export const Refused: Story = { args: { refusal: 'Grupa ma regułę ochrony. Najpierw usuń regułę.' } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
