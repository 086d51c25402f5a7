import { waitFor, within } from 'storybook/test';

/** The inbox of a story as a person finds things in it. */
export function inboxPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // Dialogs, menus and sheets are drawn beside the story.
  const page = within(canvasElement.ownerDocument.body);
  const rows = () => canvas.findAllByRole('row');
  const row = async (index: number) => {
    const found = (await rows())[index];
    if (!found) throw new Error(`The list has no row ${index}.`);
    return found;
  };
  return {
    canvas,
    page,
    rows,
    row,
    list: () => canvas.findByRole('grid'),
    detail: () => within(canvas.getByRole('region', { name: 'Otwarta opinia' })),
    composer: () => canvas.findByRole('textbox', { name: 'Odpowiedź' }),
    /** The index of the open review in the list; -1 without one. */
    activeIndex: async () => {
      const all = await rows();
      return all.findIndex((one) => one.hasAttribute('data-active'));
    },
    selectedCount: async () => {
      const all = await rows();
      return all.filter((one) => one.getAttribute('aria-selected') === 'true').length;
    },
    eventually: waitFor,
  };
}
