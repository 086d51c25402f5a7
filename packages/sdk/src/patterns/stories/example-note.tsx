import { useEffect, useId, useState } from 'react';
import type { DraftForm } from '../../state/draft-form.ts';
import { useDraftField, useDraftForm } from '../../state/use-draft-form.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

/** What the forms of the stories edit. */
export interface ExampleNote {
  title: string;
  text: string;
}

export const noteLabels = { title: 'Tytuł', text: 'Treść' };

interface ExampleNoteOptions {
  /** Values that the user typed. */
  mine?: Partial<ExampleNote>;
  /** Values that another user saved in the meantime. */
  theirs?: Partial<ExampleNote>;
  /** Saves the form, which then succeeds or stays pending. @default does not save */
  saving?: 'saved' | 'on its way';
}

/** Creates a form of a note in the given state. */
export function useExampleNote({ mine, theirs, saving }: ExampleNoteOptions): DraftForm<ExampleNote> {
  const key = useId();
  const [saved, setSaved] = useState<ExampleNote>({ title: 'Lipa', text: 'Kawa i ciasta od 8:00' });
  const form = useDraftForm<ExampleNote>({
    key: ['example_note', key],
    saved,
    save: (_changes, values) => {
      if (saving === 'saved') return Promise.resolve(setSaved(values));
      return new Promise(() => undefined);
    },
  });
  useEffect(() => {
    if (mine) form.setValues(mine);
    if (theirs) setSaved((former) => ({ ...former, ...theirs }));
    if (saving) form.save();
    // Only on mount: presses in a story continue from there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return form;
}

/** The title of the note. */
export function NoteTitle({ form }: { form: DraftForm<ExampleNote> }) {
  const { fault: _fault, ...control } = useDraftField(form, 'title');
  return <TextField label={noteLabels.title} {...control} />;
}
