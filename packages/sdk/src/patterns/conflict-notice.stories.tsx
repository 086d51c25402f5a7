import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../ui/layout/text.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { noteLabels, NoteTitle, useExampleNote, type ExampleNote } from './stories/example-note.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

interface ExampleConflictProps {
  mine: Partial<ExampleNote>;
  theirs: Partial<ExampleNote>;
  /** Shows both values in place of a sentence. */
  isDrawn?: boolean;
}

/** A form whose edited fields another user has saved in the meantime. */
function ExampleConflict({ mine, theirs, isDrawn = false }: ExampleConflictProps) {
  const form = useExampleNote({ mine, theirs });
  return (
    <Stack gap={5}>
      <ConflictNotice
        form={form}
        title="Ktoś inny zmienił tę notatkę w międzyczasie"
        nameOf={(field) => noteLabels[field]}
      >
        {isDrawn
          ? (field) => (
              <Text flex="grow" minInlineSize="200px">
                <b>{noteLabels[field]}</b>: {form.getValues()[field]} ↔ {form.getBase()[field]}
              </Text>
            )
          : undefined}
      </ConflictNotice>
      <NoteTitle form={form} />
    </Stack>
  );
}

const meta = {
  component: ExampleConflict,
  decorators: [inPinfold],
  args: { mine: { title: 'Moja Lipa' }, theirs: { title: 'Lipa i Dąb' } },
} satisfies Meta<typeof ExampleConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneField: Story = {};
export const TwoFields: Story = {
  args: {
    mine: { title: 'Moja Lipa', text: 'Kawa od 7:00' },
    theirs: { title: 'Lipa i Dąb', text: 'Kawa i ciasta od 9:00' },
  },
};
export const DrawnByTheFeature: Story = { args: { isDrawn: true } };
/** Shows nothing if the two users changed different fields. */
export const NoConflict: Story = { args: { theirs: { text: 'Kawa od 9:00' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
