// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInPinfold } from '../../../../testing/render-in-pinfold.tsx';
import { useGroupImport } from '../../groups/use-group-import.ts';
import { GroupFileField } from './group-file-field.tsx';

function Field() {
  return <GroupFileField form={useGroupImport()} />;
}

/** As in a browser, choosing the same file again dispatches no change event. */
function choose(input: HTMLInputElement, text: string, read = async () => text) {
  const file = new File([text], 'kody.csv', { type: 'text/csv' });
  file.text = read;
  let chosen = input.value;
  if (chosen !== '') return;
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => chosen,
    set: (next: string) => {
      chosen = next;
    },
  });
  chosen = 'kody.csv';
  fireEvent.change(input, { target: { files: [file] } });
}

test('LST-08 a file that was refused can be chosen again once it is mended', async () => {
  renderInPinfold(<Field />);
  const input = await screen.findByLabelText<HTMLInputElement>('Wybierz plik CSV');
  choose(input, 'LIP-1;Kraków');
  expect(await screen.findByText(/Wiersz 1 ma więcej niż jedną kolumnę/)).toBeTruthy();
  choose(input, 'LIP-1');
  expect(await screen.findByText(/kody\.csv: 1 kod/)).toBeTruthy();
});

test('LST-08 a file that has gone before it was read is not passed over in silence', async () => {
  renderInPinfold(<Field />);
  const input = await screen.findByLabelText<HTMLInputElement>('Wybierz plik CSV');
  choose(input, 'LIP-1', () => Promise.reject(new DOMException('gone', 'NotFoundError')));
  expect(await screen.findByText(/Coś poszło nie tak/)).toBeTruthy();
});
