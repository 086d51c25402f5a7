import { changeFields } from '@pinfold/contract/features/external-changes/external-change';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ExampleDifferences, type ExampleDifferencesProps } from './stories/example-differences.tsx';

const fields = changeFields.filter(
  (field) => !['house_number', 'city', 'region', 'country', 'store_code'].includes(field),
);

const meta = {
  title: 'Listings/FieldDifference',
  parameters: { layout: 'edge' },
  args: { fields },
  render: (args, { globals }) => (
    <ExampleDifferences {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']} />
  ),
} satisfies Meta<ExampleDifferencesProps>;

export default meta;
type Story = StoryObj<typeof meta>;

function sideOf(root: HTMLElement, field: string, side: 0 | 1) {
  return root.querySelectorAll<HTMLElement>(`[data-field=${field}] .pinfold-FieldDifference`)[side];
}

export const EveryField: Story = {
  name: 'EXT-02 every kind of value shows what is proposed against what we say',
  play: async ({ canvasElement, step }) => {
    const spoken = (field: string) =>
      sideOf(canvasElement, field, 1)?.querySelector('.pinfold-FieldDifference-spoken')?.textContent;
    await step('words and groups of digits are marked, not whole values', async () => {
      // Until what compares words is loaded, the whole of a value is marked.
      await waitFor(() =>
        expect(sideOf(canvasElement, 'phone_number', 0)?.querySelector('del')).toHaveTextContent(/^10$/),
      );
      await expect(sideOf(canvasElement, 'name', 1)?.querySelector('ins')).toHaveTextContent(
        '– najlepsza kawa Kraków',
      );
      await expect(sideOf(canvasElement, 'phone_number', 1)?.querySelector('ins')).toHaveTextContent(/^01$/);
    });
    await step('what customers see is said where it is a third thing', async () => {
      await expect(sideOf(canvasElement, 'phone_number', 1)).toHaveTextContent(
        'Klienci widzą: +48 12 421 55 00',
      );
      await expect(sideOf(canvasElement, 'name', 1)).not.toHaveTextContent('Klienci widzą');
    });
    await step('a screen reader hears a sentence', async () => {
      await expect(spoken('opening_hours')).toMatch(/^Niedziela: z 09:00.–.20:00 na zamknięte$/);
      await expect(spoken('coordinates')).toMatch(/214.m dalej/);
      await expect(spoken('location_state')).toBe('z Opublikowana na Wymaga ponownej weryfikacji');
      await expect(spoken('phone_number_2')).toBe('dodano: +48 600 700 800');
    });
    await step('the provider’s ids have names', async () => {
      await waitFor(() => expect(spoken('primary_category')).toMatch(/^z Kawiarnia na /));
    });
  },
};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const Phone: Story = { args: { width: 390 }, globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const RightToLeft: Story = {
  args: { fields: ['opening_hours', 'phone_number', 'open_status'] },
  globals: { direction: 'rtl' },
};
export const Brief: Story = { args: { sides: ['both'], isBrief: true, width: 330 } };
