import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { useDraftField, useDraftForm } from '../state/use-draft-form.ts';
import type { DraftForm } from '../state/draft-form.ts';
import { HostPage } from '../stories/host-page.tsx';
import type { ColorScheme } from '../theme/appearance.ts';
import { Button } from '../ui/actions/button.tsx';
import { Tag } from '../ui/display/tag.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Surface } from '../ui/surface.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { DraftSaveBar } from './draft-save-bar.tsx';
import { SectionNav, useSectionStates } from './section-nav.tsx';
import { Section } from './section.tsx';

interface Note {
  title: string;
  text: string;
}

const names = ['title', 'text'] as const;
const labels = { title: 'Tytuł', text: 'Treść' };

/** A form of two sections, and a button that saves both fields as another user. */
function NoteForm() {
  const idPrefix = useId();
  const [saved, setSaved] = useState<Note>({ title: 'Lipa', text: 'Kawa' });
  const form = useDraftForm<Note>({
    key: ['note_draft', idPrefix],
    saved,
    validate: ({ title }) => (title === '' ? { title: 'Wpisz tytuł.' } : {}),
    save: async (_changes, values) => setSaved(values),
  });
  const states = useSectionStates(form, names, ({ changed, shownFaults }, name) =>
    shownFaults[name] ? 'faulty' : changed.includes(name) ? 'dirty' : 'clean',
  );
  return (
    <Stack gap={5}>
      <SectionNav
        label="Części notatki"
        idPrefix={idPrefix}
        sections={names.map((name) => ({ name, label: labels[name], state: states[name] ?? 'clean' }))}
        stateLabels={{ dirty: 'zmieniono', faulty: 'do poprawy' }}
        columnFrom="(min-width: 9999px)"
      />
      <ConflictNotice
        form={form}
        title="Ktoś inny zmienił tę notatkę w międzyczasie"
        nameOf={(field) => labels[field]}
      />
      {names.map((name) => (
        <Section
          key={name}
          id={`${idPrefix}${name}`}
          title={labels[name]}
          headingLevel={2}
          mark={states[name] !== 'clean' && <Tag tone="info">zmieniono</Tag>}
        >
          <NoteField form={form} name={name} />
        </Section>
      ))}
      <DraftSaveBar
        form={form}
        refusal={undefined}
        texts={{ dirty: 'Niezapisane zmiany', saved: 'Zapisano', discard: 'Odrzuć', saving: 'Zapisuję' }}
        onSave={form.save}
      />
      <Button onPress={() => setSaved({ title: 'Ich Lipa', text: 'Sok' })}>Zapisz jako ktoś inny</Button>
    </Stack>
  );
}

function NoteField({ form, name }: { form: DraftForm<Note>; name: 'title' | 'text' }) {
  const { fault: _fault, ...control } = useDraftField(form, name);
  return <TextField label={`Pole: ${labels[name]}`} {...control} />;
}

const meta = {
  title: 'Patterns/Sectioned form',
  render: (_args, { globals }) => (
    <HostPage locale="pl" colorScheme={globals['colorScheme'] as ColorScheme}>
      <Surface>
        <NoteForm />
      </Surface>
    </HostPage>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Clean: Story = {};

export const Conflicting: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Pole: Tytuł');
    await userEvent.clear(title);
    await userEvent.type(title, 'Moja Lipa');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz jako ktoś inny' }));
    await expect(await canvas.findByText(/zapisano: Ich Lipa/)).toBeVisible();
    await expect(canvas.getByLabelText('Pole: Treść')).toHaveValue('Sok');
    await expect(canvas.getByRole('button', { name: 'Zapisz' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Zostaw moje: Tytuł' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await expect(await canvas.findByText('Zapisano')).toBeVisible();
    await expect(title).toHaveValue('Moja Lipa');
  },
};

export const Open: Story = {
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    const title = await canvas.findByLabelText('Pole: Tytuł');
    await userEvent.type(title, ' i Syn');
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz jako ktoś inny' }));
    await expect(await canvas.findByRole('group', { name: 'Tytuł' })).toBeVisible();
  },
};
