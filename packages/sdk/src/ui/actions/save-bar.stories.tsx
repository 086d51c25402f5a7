import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button.tsx';
import { SaveBar } from './save-bar.tsx';

const meta = {
  component: SaveBar,
  args: {
    status: 'Niezapisane zmiany: nazwa, adres',
    children: (
      <>
        <Button variant="ghost">Odrzuć zmiany</Button>
        <Button variant="primary">Zapisz</Button>
      </>
    ),
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {};
export const Refused: Story = {
  args: { refusal: 'Nie udało się zapisać. Spróbuj ponownie.' },
  globals: { colorScheme: 'dark' },
};
