import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../ui/actions/button.tsx';
import { Tag } from '../ui/display/tag.tsx';
import { Switch } from '../ui/fields/switch.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Spread } from '../ui/layout/stack.tsx';
import { Section } from './section.tsx';
import { inPinfold } from './stories/in-pinfold.tsx';

const fields = (
  <>
    <TextField label="Telefon" value="+48 12 345 67 89" onChange={() => undefined} />
    <TextField label="Strona" value="https://lipa.example" onChange={() => undefined} />
    <Switch label="Pokazuj na mapie" isSelected onChange={() => undefined} />
  </>
);

const meta = {
  component: Section,
  decorators: [inPinfold],
  args: { title: 'Kontakt', headingLevel: 2, children: fields },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Changed: Story = {
  args: { mark: <Tag tone="info">zmieniono</Tag>, text: 'Tak klienci zobaczą Cię w Google.' },
};
export const Disabled: Story = { args: { isDisabled: true, text: 'Kontakt zmienia tylko właściciel.' } };
export const Dark: Story = { ...Changed, globals: { colorScheme: 'dark' } };

export const WithTitleInItsControl: Story = {
  args: {
    text: 'Dni, w które otwieracie inaczej niż zwykle.',
    title: 'Dni specjalne',
    children: (title) => (
      <Spread gap={4}>
        {title}
        <Button size="s">Dodaj dzień</Button>
      </Spread>
    ),
  },
};
