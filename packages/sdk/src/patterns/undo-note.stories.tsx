import type { Meta, StoryObj } from '@storybook/react-vite';
import { inPinfold } from './stories/in-pinfold.tsx';
import { UndoNote } from './undo-note.tsx';

const meta = {
  component: UndoNote,
  decorators: [inPinfold],
  args: { text: 'Usunięto frazę „kawiarnia Kraków”.', onUndo: () => undefined },
} satisfies Meta<typeof UndoNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {};
export const OwnWord: Story = { args: { text: 'Odrzucono Wieliczkę.', undoLabel: 'Przywróć' } };
/** The live region exists before the first action. */
export const NothingDone: Story = { args: { text: undefined } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
