import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ExampleCompany, type ExampleCompanyProps } from '../stories/example-company.tsx';
import { server } from '../../../../stories/host-page.tsx';
import { CompanyKeywords, type CompanyKeywordsProps } from './company-keywords.tsx';

const meta = {
  component: CompanyKeywords,
  parameters: { layout: 'edge' },
  args: { api: { data: { planLimits: { max_maps_keywords: 50 } } } },
  render: (args, { globals }) => (
    <ExampleCompany {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <CompanyKeywords planHref="#plan" />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & CompanyKeywordsProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Keywords: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const Phone: Story = { args: { width: 390 } };
export const Loading: Story = { args: { api: { failures: { listKeywords: 'hang' } } } };
export const ReadOnly: Story = { args: { api: { data: { permissions: ['view_company_data'] } } } };
export const OfSomeLocations: Story = {
  name: 'COM-03 COM-06 a group with locations of others cannot be chosen, and says why',
  args: {
    api: { data: { seesAllLocations: false } },
    prepare: (data) => {
      data.groups = data.groups.map((group) => ({ ...group, concerns_other_locations: group.id === 1 }));
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const options = () => [
      ...canvasElement.ownerDocument.body.querySelectorAll<HTMLElement>('[role=option]'),
    ];
    await userEvent.click(await canvas.findByRole('button', { name: /Dla kogo/ }));
    await waitFor(() => expect(options().length).toBe(3));
    const ofGroup = options().find(({ textContent }) => textContent?.includes('Grupa'));
    if (ofGroup) await userEvent.click(ofGroup);
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Grupa' }), 'r');
    await waitFor(() => expect(options().length).toBe(2));
    const [others, own] = options();
    await expect(others).toHaveAttribute('aria-disabled', 'true');
    await expect(others).toHaveTextContent(/do których nie masz dostępu/);
    await expect(own).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
  },
};

export const Failed: Story = {
  args: { api: { failures: { listKeywords: 'internal_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};

export const Empty: Story = {
  args: {
    prepare: (data) => {
      data.presence.keywords = [];
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie śledzisz jeszcze żadnej frazy')).toBeVisible();
  },
};

export const ManyPages: Story = {
  args: {
    prepare: (data) => {
      const [first] = data.presence.keywords;
      if (first)
        data.presence.keywords = Array.from({ length: 120 }, (_, at) => ({
          ...first,
          id: at + 1,
          keyword: `kawiarnia ${at + 1}`,
        }));
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Strona 3' }));
    await expect(await canvas.findByText('kawiarnia 120')).toBeVisible();
  },
};

export const AddedAtOnce: Story = {
  name: 'COM-06 many keywords are added at once, those already there are counted',
  play: async ({ canvas }) => {
    const entries = await canvas.findByRole('textbox', { name: 'Frazy' });
    await userEvent.type(entries, 'Pączki  Kraków,');
    await userEvent.paste('kawiarnia\nszarlotka; kawa na wynos');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj 4 frazy' }));
    await expect(await canvas.findByText('Dodano 3 frazy. 1 fraza była już na liście.')).toBeVisible();
    await expect(await canvas.findByText('pączki kraków')).toBeVisible();
    await expect(canvas.getByText('10 z 50')).toBeVisible();
  },
};

export const ForOneGroup: Story = {
  name: 'COM-06 keywords for a group of locations need the group',
  play: async ({ canvas, canvasElement }) => {
    const entries = await canvas.findByRole('textbox', { name: 'Frazy' });
    await userEvent.type(entries, 'kawa przy dworcu{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Dla kogo/ }));
    const options = () => canvasElement.ownerDocument.body.querySelectorAll<HTMLElement>('[role=option]');
    await waitFor(() => expect(options().length).toBe(3));
    const group = [...options()].find(({ textContent }) => textContent?.includes('Grupa'));
    if (group) await userEvent.click(group);
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj 1 frazę' }));
    const combo = await canvas.findByRole('combobox', { name: 'Grupa' });
    await expect(combo).toHaveAccessibleDescription('Wybierz grupę.');
    await userEvent.type(combo, 'dworcu');
    await waitFor(() => expect(options().length).toBe(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj 1 frazę' }));
    await expect(await canvas.findByText('Dodano 1 frazę.')).toBeVisible();
    await expect(server().data.presence.keywords[0]).toMatchObject({ scope: 'group', group: 2 });
  },
};

export const Filtered: Story = {
  name: 'COM-06 keywords are found by their text and by whom they are for',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Grupy' }));
    await waitFor(() => expect(canvas.queryByText('sernik')).toBeNull());
    await expect(canvas.getByText('kawiarnia przy dworcu')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Szukaj frazy' }), 'sernik');
    await userEvent.click(await canvas.findByRole('button', { name: 'Wyczyść filtry' }));
    await expect(await canvas.findByText('sernik')).toBeVisible();
  },
};

export const RemovedAndBack: Story = {
  name: 'COM-06 a removed keyword comes back with one press',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Usuń frazę: kawiarnia z ogródkiem' }));
    await expect(await canvas.findByText('Usunięto frazę „kawiarnia z ogródkiem”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cofnij' }));
    await waitFor(() =>
      expect(server().data.presence.keywords[0]).toMatchObject({
        keyword: 'kawiarnia z ogródkiem',
        group: 1,
      }),
    );
  },
};

export const RefusedByPlan: Story = {
  name: 'COM-09 more keywords than the plan has left are refused with the limit, and stay in the field',
  args: { api: { data: { planLimits: { max_maps_keywords: 8 } } } },
  play: async ({ canvas }) => {
    const entries = await canvas.findByRole('textbox', { name: 'Frazy' });
    await userEvent.click(entries);
    await userEvent.paste('pączki, szarlotka, drożdżówki');
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj 3 frazy' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/najwyżej 8/);
    await expect(canvas.getByRole('link', { name: 'Zobacz plany' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'szarlotka' })).toBeVisible();
  },
};
