// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { createTestClient } from '../../../../testing/create-test-client.ts';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { useFeatureMessages } from '../../../../i18n/use-translate.ts';
import { Surface } from '../../../../ui/surface.tsx';
import type { Listing } from '../../editor/listing-model.ts';
import { useListing } from '../../editor/use-listing.ts';
import { useListingEditor } from '../../editor/use-listing-editor.ts';
import { listingEditorMessages } from '../../../../i18n/feature-messages.ts';
import { ListingEditorParts } from './listing-editor-parts.tsx';
import { ListingEditorSection } from './listing-section.tsx';

const drawn = new Map<string, number>();
const count = (id: string) => drawn.set(id, (drawn.get(id) ?? 0) + 1);
const sections = ['contact', 'description', 'labels', 'opening'] as const;

function Editor({ listing }: { listing: Listing }) {
  const editor = useListingEditor(listing);
  count('editor');
  return (
    <ListingEditorParts editor={editor}>
      {sections.map((name) => (
        <Profiler key={name} id={name} onRender={count}>
          <ListingEditorSection name={name} />
        </Profiler>
      ))}
    </ListingEditorParts>
  );
}

function Page() {
  const hasMessages = useFeatureMessages(listingEditorMessages);
  const { data } = useListing(1);
  return <Surface component="ListingEditor">{data && hasMessages && <Editor listing={data} />}</Surface>;
}

test('LST-03 a letter draws the section into which it is typed, and neither the others nor the editor', async () => {
  renderInPinfold(<Page />, { client: createTestClient() });
  const phone = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Drugi telefon' });
  const type = (value: string) => fireEvent.change(phone, { target: { value } });
  type('12 421 55 9');
  drawn.clear();
  type('12 421 55 99');
  expect(phone.value).toBe('12 421 55 99');
  expect(drawn.get('contact')).toBeGreaterThan(0);
  drawn.delete('contact');
  expect([...drawn.keys()]).toEqual([]);
});
