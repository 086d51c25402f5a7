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
  /** What the reader has typed since. */
  mine?: Partial<ExampleNote>;
  /** What somebody else saved since. */
  theirs?: Partial<ExampleNote>;
  /** What becomes of the reader's own save; left out, nothing is being saved. */
  saving?: 'saved' | 'on its way';
}

/** A form of a note that is as far as a story says. */
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
    // The first drawing alone: what is pressed in a story goes on from there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return form;
}

/** The title of the note. */
export function NoteTitle({ form }: { form: DraftForm<ExampleNote> }) {
  const { fault: _fault, ...control } = useDraftField(form, 'title');
  return <TextField label={noteLabels.title} {...control} />;
}
