import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { ExamplePage, type ExamplePageProps } from '../stories/example-page.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { StoreLocatorQuestions, type StoreLocatorQuestionsProps } from './store-locator-questions.tsx';

const meta = {
  component: StoreLocatorQuestions,
  parameters: { layout: 'edge' },
  render: ({ api, width, ...args }, { globals }) => (
    <ExamplePage {...{ api, width }} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <StoreLocatorQuestions {...args} />
    </ExamplePage>
  ),
} satisfies Meta<ExamplePageProps & StoreLocatorQuestionsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const dogs = 'Czy można przyjść z psem?';

/** Questions for all locations as the API has them, in their order. */
function kept(): string[] {
  return server()
    .data.storeLocator.questions.filter(({ facility }) => facility === null)
    .toSorted((a, b) => a.order - b.order)
    .map(({ question }) => question);
}

export const Ordered: Story = {
  name: 'LOC-04 questions are added, moved by keyboard with the focus kept, taken away and had back',
  args: { width: 900 },
  play: async ({ canvas }) => {
    const down = await canvas.findByLabelText(`Przenieś niżej: ${dogs}`);
    down.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(kept()[1]).toBe(dogs));
    await waitFor(() => expect(canvas.getByLabelText(`Przenieś niżej: ${dogs}`)).toHaveFocus());
    await expect(canvas.getByText(`${dogs}: miejsce 2 z 3`)).toBeInTheDocument();

    await userEvent.click(canvas.getByLabelText(`Usuń: ${dogs}`));
    await userEvent.click(await canvas.findByText('Cofnij'));
    await waitFor(() => expect(kept()[1]).toBe(dogs));

    await userEvent.click(canvas.getByText('Dodaj pytanie'));
    await userEvent.type(canvas.getByLabelText('Pytanie'), 'Wi-Fi?');
    await userEvent.click(canvas.getByText('Zapisz pytanie'));
    await expect(canvas.getByText('Wypełnij to pole.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Odpowiedź'), 'Tak.');
    await userEvent.click(canvas.getByText('Zapisz pytanie'));
    await waitFor(() => expect(kept().at(-1)).toBe('Wi-Fi?'));
    const list = within(canvas.getByLabelText('Pytania i odpowiedzi'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(4));
  },
};

export const OfSomeLocations: Story = { args: { api: { data: { seesAllLocations: false } } } };

export const OneLocation: Story = {
  name: 'LOC-04 one location has questions of its own, edited in place, on a phone',
  args: { width: 390, facilityId: 1 },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByLabelText('Edytuj: Gdzie zaparkować?'));
    const answer = canvas.getByLabelText('Odpowiedź');
    await userEvent.clear(answer);
    await userEvent.type(answer, 'Na parkingu przy dworcu.');
    await userEvent.click(canvas.getByText('Zapisz pytanie'));
    await canvas.findByLabelText('Edytuj: Gdzie zaparkować?');
    await expect(canvas.getByText('Na parkingu przy dworcu.')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Dragged: Story = {
  name: 'LOC-04 a question is dragged to another place or left where it was, and a location is found by typing',
  args: { width: 900 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(`Przenieś niżej: ${dogs}`);
    const before = kept();
    const drop = await dragFirstRow(canvasElement);
    await fireEvent.keyDown(document, { key: 'Escape' });
    await drop();
    await waitFor(() => expect(canvasElement.querySelector('[data-drag]')).toBeNull());
    await expect(kept()).toEqual(before);
    const dropAgain = await dragFirstRow(canvasElement);
    await dropAgain();
    await waitFor(() => expect(kept()).toEqual([...before.slice(1), before[0]]));
    await expect(await canvas.findByText(`${before[0]}: miejsce 3 z 3`)).toBeInTheDocument();

    await userEvent.click(canvas.getByText('Jedna lokalizacja'));
    await expect(canvas.getByText('Wybierz lokalizację, aby zobaczyć jej pytania.')).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText('Nazwa, ulica lub miasto'), 'Rynek Główny');
    await userEvent.click((await screen.findAllByRole('option'))[0] ?? canvasElement);
    await expect(await canvas.findByText('Gdzie zaparkować?')).toBeVisible();
    await expect(canvas.queryByText(dogs)).toBeNull();
  },
};

/** Takes the first row by its handle and below the last; the answer drops it there. */
async function dragFirstRow(page: HTMLElement): Promise<() => Promise<unknown>> {
  const [handle, ...others] = page.querySelectorAll('.pinfold-StoreLocatorQuestions-handle');
  if (!handle) throw new Error('There is nothing to drag.');
  const pointer = { button: 0, pointerId: 1, pointerType: 'mouse' };
  // A pointer that no hand holds cannot be captured.
  Object.assign(handle, { setPointerCapture: () => undefined });
  await fireEvent.pointerDown(handle, { ...pointer, clientY: handle.getBoundingClientRect().top + 2 });
  const below = others.at(-1)?.getBoundingClientRect().top ?? 0;
  await fireEvent.pointerMove(handle, { ...pointer, clientY: below + 2 });
  return async () => fireEvent.pointerUp(handle, pointer);
}
