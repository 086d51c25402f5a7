import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../ui/layout/stack.tsx';
import { DraftSaveBar } from './draft-save-bar.tsx';
import { NoteTitle, useExampleNote, type ExampleNote } from './stories/example-note.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

interface ExampleBarProps {
  mine?: Partial<ExampleNote>;
  theirs?: Partial<ExampleNote>;
  saving?: 'saved' | 'on its way';
  refusal?: string;
  disabledReason?: string;
  isStep?: boolean;
}

/** A form with one field and its bar. */
function ExampleBar({ refusal, disabledReason, isStep, ...note }: ExampleBarProps) {
  const form = useExampleNote(note);
  return (
    <Stack gap={5}>
      <NoteTitle form={form} />
      <DraftSaveBar
        form={form}
        refusal={refusal}
        disabledReason={disabledReason}
        isStep={isStep}
        texts={{ dirty: 'Niezapisane zmiany', saved: 'Zapisano', discard: 'Odrzuć', saving: 'Zapisuję' }}
        onSave={form.save}
      />
    </Stack>
  );
}

const meta = {
  component: ExampleBar,
  decorators: [inPinfold],
  args: { mine: { title: 'Lipa i Dąb' } },
} satisfies Meta<typeof ExampleBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = { args: { mine: {} } };
export const Changed: Story = {};
export const ChangedDark: Story = { globals: { colorScheme: 'dark' } };
export const Saving: Story = { args: { saving: 'on its way' } };
export const Saved: Story = { args: { saving: 'saved' } };
export const Refused: Story = { args: { refusal: 'Google odrzuciło nazwę. Spróbuj krótszej.' } };
export const Disabled: Story = { args: { disabledReason: 'Poczekaj, aż wczyta się zdjęcie.' } };
export const InConflict: Story = { args: { theirs: { title: 'Moja Lipa' } } };
export const Step: Story = { args: { mine: {}, isStep: true } };
