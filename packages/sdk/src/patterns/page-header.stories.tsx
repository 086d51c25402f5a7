import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../ui/actions/button.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  component: PageHeader,
  decorators: [inPinfold],
  args: { title: 'Lokalizacje' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <Button>Importuj</Button>
    <Button variant="primary">Dodaj lokalizację</Button>
  </>
);

export const TitleAlone: Story = {};

export const WithSummary: Story = { args: { summary: '128 lokalizacji, 12 bez opiekuna', actions } };

/** A space reserves the summary's line while it loads. */
export const Loading: Story = { args: { summary: '\u00a0', actions } };

export const WithLead: Story = {
  args: {
    lead: 'Grupy dzielą lokalizacje na regiony i marki. Menedżer widzi tylko lokalizacje swoich grup.',
    actions,
  },
};

export const PartOfAPage: Story = {
  args: { title: 'Klucze API', headingLevel: 2, size: 'l', summary: '3 klucze' },
};

export const Dark: Story = {
  args: { summary: '128 lokalizacji', actions },
  globals: { colorScheme: 'dark' },
};
