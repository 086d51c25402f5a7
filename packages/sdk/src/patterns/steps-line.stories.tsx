import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPinfold } from './stories/in-pinfold.tsx';
import { StepsLine } from './steps-line.tsx';

const meta = {
  component: StepsLine,
  decorators: [inPinfold],
  args: {
    label: 'Droga nowej lokalizacji',
    steps: [
      { id: 'place', label: 'Miejsce' },
      { id: 'details', label: 'Szczegóły' },
      { id: 'review', label: 'Sprawdzenie' },
      { id: 'verification', label: 'Weryfikacja' },
    ],
    current: 1,
    doneLabel: '(gotowe)',
  },
} satisfies Meta<typeof StepsLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { args: { current: 0 } };
export const OnTheWay: Story = {};
export const Last: Story = { args: { current: 3 } };
/** Without a word for what is done, numbers stay. */
export const Numbers: Story = { args: { current: 2, doneLabel: undefined } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
