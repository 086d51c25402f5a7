import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../ui/layout/text.tsx';
import { ScreenBody } from './screen.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { ShortcutHints } from './shortcuts.tsx';
import { ExampleScreen, inPinfold } from './stories/in-pinfold.tsx';

const meta = {
  component: ShortcutsDialog,
  decorators: [inPinfold],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    title: 'Skróty klawiszowe',
    shortcuts: [
      { label: 'Następna opinia', keys: ['j'] },
      { label: 'Poprzednia opinia', keys: ['k'] },
      { label: 'Odpowiedz', keys: ['r'] },
      { label: 'Wyślij i przejdź dalej', keys: ['Ctrl', 'Enter'] },
    ],
    onClose: () => undefined,
  },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dialog: Story = {};
export const DialogDark: Story = { globals: { colorScheme: 'dark' } };

const hints = [
  { intent: 'next', key: 'j', label: 'następna' },
  { intent: 'reply', key: 'r', label: 'odpowiedz' },
  { intent: 'help', key: '?', label: 'skróty' },
] as const;

/** The bar of keys at the end of a screen; there is none on a phone. */
export const HintsAsABar: Story = {
  parameters: { layout: 'edge' },
  render: () => (
    <ExampleScreen>
      <ScreenBody>
        <Text padding={5}>128 opinii</Text>
      </ScreenBody>
      <ShortcutHints label="Skróty klawiszowe" hints={hints} onRun={() => undefined} />
    </ExampleScreen>
  ),
};

export const HintsInline: Story = {
  render: () => (
    <ShortcutHints label="Skróty klawiszowe" hints={hints} onRun={() => undefined} variant="inline" />
  ),
};
