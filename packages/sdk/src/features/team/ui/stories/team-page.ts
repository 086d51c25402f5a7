import { userEvent, waitFor, within } from 'storybook/test';

/** The team of a story as a person finds things in it. */
export function teamPage(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  // Dialogs and menus are drawn beside the story.
  const page = within(canvasElement.ownerDocument.body);
  const dialog = () => page.findByRole('dialog');
  const press = async (name: string | RegExp) =>
    userEvent.click(await within(await dialog()).findByRole('button', { name }));
  return {
    canvas,
    page,
    dialog,
    /** A button of the dialog. */
    press,
    next: () => press('Dalej'),
    inDialog: async () => within(await dialog()),
    invite: async () => userEvent.click(await canvas.findByRole('button', { name: 'Zaproś do zespołu' })),
    edit: async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name: `Edytuj: ${name}` })),
    menu: async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name: `Więcej: ${name}` })),
    type: async (text: string) =>
      userEvent.type(await page.findByRole('textbox', { name: 'Adresy e-mail' }), text),
    eventually: waitFor,
  };
}
