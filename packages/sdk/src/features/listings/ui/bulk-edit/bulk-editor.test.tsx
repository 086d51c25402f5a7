// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Profiler, type JSX } from 'react';
import { expect, test } from 'vitest';
import { bulkEditMessages, listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { createTestClient } from '../../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { Surface } from '../../../../ui/surface.tsx';
import { useBulkEditor } from '../../bulk-edit/use-bulk-editor.ts';
import { BulkEditorProvider } from './bulk-editor-view.tsx';
import { FieldRow } from './form/edit-step.tsx';

const drawn = new Map<string, number>();
const count = (id: string) => drawn.set(id, (drawn.get(id) ?? 0) + 1);
const ids = [1, 2, 4];

// The elements are stable, so that a row renders only when a value that it reads changes.
const rows: readonly JSX.Element[] = (
  ['website', 'description', 'labels', 'opening_hours', 'attributes'] as const
).map((key) => (
  <Profiler key={key} id={key} onRender={count}>
    <FieldRow bulkKey={key} />
  </Profiler>
));

function Editor() {
  const editor = useBulkEditor({ facilitiesIds: ids, onFacilitiesIdsChange: () => undefined });
  return (
    <BulkEditorProvider view={{ editor, headingLevel: 2, chooseHref: undefined, getLocationHref: undefined }}>
      {rows}
      <output>{editor.form.edit.website}</output>
    </BulkEditorProvider>
  );
}

function Page() {
  const hasMessages = [useFeatureMessages(bulkEditMessages), useFeatureMessages(listingEditorMessages)];
  return <Surface component="BulkEditor">{hasMessages.every(Boolean) && <Editor />}</Surface>;
}

test('LST-06 a letter draws the field into which it is typed, and none of the others', async () => {
  renderInPinfold(<Page />, { client: createTestClient() });
  for (const name of ['Strona WWW', 'Opis', 'Etykiety', 'Godziny otwarcia', 'Atrybuty'])
    fireEvent.click(await screen.findByRole('checkbox', { name }));
  const website = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Strona WWW' });
  const type = (value: string) => fireEvent.change(website, { target: { value } });
  type('https://lipa.p');
  await screen.findByText('https://lipa.p');
  drawn.clear();
  type('https://lipa.pl');
  expect(website.value).toBe('https://lipa.pl');
  await screen.findByText('https://lipa.pl');
  expect(drawn.get('website')).toBeGreaterThan(0);
  drawn.delete('website');
  expect([...drawn.keys()]).toEqual([]);
});
