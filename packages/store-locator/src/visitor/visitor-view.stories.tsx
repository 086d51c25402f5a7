import type { Meta, StoryObj } from '@storybook/react-vite';
import { isLanguage } from '@pinfold/contract/languages';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ExampleSource } from './testing/example-locator.ts';
import { ExampleView, type ExampleViewProps } from './testing/example-view.tsx';

const meta = {
  title: 'features/store-locator/StoreLocatorView',
  component: ExampleView,
  parameters: { layout: 'edge' },
  render: (args, { globals }) => {
    const locale: unknown = globals['locale'];
    return (
      <ExampleView
        language={isLanguage(locale) ? locale : 'pl'}
        theme={globals['colorScheme'] === 'dark' ? 'dark' : 'light'}
        {...args}
      />
    );
  },
} satisfies Meta<ExampleViewProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: 'LOC-03 a town is typed and chosen; nearest first, and a shop says how to get there',
  args: { prepare: withMap },
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Szukaj lokalizacji' });
    await userEvent.type(input, 'krak');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: /^Najbliżej: Kraków/ })).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Lokalizacje' }));
    const [first] = list.getAllByRole('button');
    await userEvent.click(first ?? input);
    await expect(await list.findByRole('link', { name: /^Trasa do: / })).toBeVisible();
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'true'));
  },
};

export const Suggestions: Story = {
  name: 'LOC-03 what is typed shows towns with how many shops they have, and shops',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Szukaj lokalizacji' }), 'gdan');
    const listbox = within(await canvas.findByRole('listbox'));
    // What is pressed before anything is suggested marks nothing.
    await listbox.findByRole('option', { name: /^Miejscowość: Gdańsk/ });
    await userEvent.keyboard('{ArrowDown}');
    await expect(await listbox.findByRole('option', { selected: true })).toHaveTextContent('Gdańsk');
  },
};

export const Nothing: Story = {
  name: 'LOC-03 nothing matches, and one press shows all again',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Szukaj lokalizacji' }), 'qqqq');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż wszystkie' }));
    await expect(await canvas.findByText('60 lokalizacji')).toBeVisible();
    await userEvent.type(canvas.getByRole('combobox', { name: 'Szukaj lokalizacji' }), 'qqqq');
    await expect(await canvas.findByText('Nic nie pasuje')).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'LOC-03 without an answer it says why, and can be tried again',
  args: { prepare: (source) => source.fails('failed') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie udało się wczytać lokalizacji.');
    await expect(canvas.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};

export const PhoneDark: Story = {
  name: 'LOC-03 on a phone in the dark: the list, and the map one press away',
  args: {
    width: 390,
    theme: 'dark',
    prepare: withMap,
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('button', { name: 'Lista' });
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Mapa' }));
    await expect(await canvas.findByRole('region', { name: 'Mapa lokalizacji' })).toBeVisible();
    await userEvent.click(list);
    await expect(await canvas.findByRole('list', { name: 'Lokalizacje' })).toBeVisible();
  },
};

export const Spanish: Story = {
  name: 'LOC-03 in Spanish, chosen by the visitor',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Język' }), 'Español');
    await expect(await canvas.findByText('60 ubicaciones')).toBeVisible();
  },
};

function withMap(source: ExampleSource): void {
  source.locatorIs((locator) => ({
    ...locator,
    options: { ...locator.options, map: { ...locator.options.map, is_shown: true } },
  }));
}
