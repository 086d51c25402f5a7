import { within } from 'storybook/test';
import { server } from '../../../../../stories/host-page.tsx';

/** The table of a story as a person finds things in it. Dialogs are drawn beside the story. */
export function changesTablePage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const page = within(canvasElement.ownerDocument.body);
  const stateOf = (id: number) => server().data.externalChanges.find((change) => change.id === id);
  return {
    canvas,
    page,
    stateOf,
    grid: () => canvas.findByRole('grid'),
    // By their labels, since roles of a whole table take long to work out.
    button: (label: RegExp) => canvas.findByLabelText(label, { selector: 'button' }),
    said: (text: string | RegExp) => canvas.findByText(text),
  };
}
