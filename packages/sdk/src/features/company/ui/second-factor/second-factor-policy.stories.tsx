import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { server } from '../../../../stories/host-page.tsx';
import { ExampleCompany, type ExampleCompanyProps } from '../stories/example-company.tsx';
import { SecondFactorPolicy, type SecondFactorPolicyProps } from './second-factor-policy.tsx';

const meta = {
  component: SecondFactorPolicy,
  args: { api: { data: { memberType: memberTypes.owner } } },
  render: (args, { globals }) => (
    <ExampleCompany {...args} locale={String(globals['locale'])} colorScheme={globals['colorScheme']}>
      <SecondFactorPolicy />
    </ExampleCompany>
  ),
} satisfies Meta<ExampleCompanyProps & SecondFactorPolicyProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Demo: Story = { args: { api: { data: { memberType: memberTypes.owner, isDemo: true } } } };

export const Manager: Story = {
  name: 'BEY-22 a manager does not decide how others log in',
  args: { api: { data: { memberType: memberTypes.manager } } },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(server().calls.some(({ operation }) => operation === 'getCurrentCompany')).toBe(true),
    );
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

export const Requires: Story = {
  name: 'BEY-22 an owner asks for it after a question, and takes it back without one',
  play: async ({ canvas, canvasElement }) => {
    const control = await canvas.findByRole('switch', { name: 'Wymagaj logowania dwuetapowego' });
    await userEvent.click(control);
    const question = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Wymagaj' }));
    await waitFor(() => expect(control).toBeChecked());
    await expect(server().data.company.second_factor_required).toBe(true);
    await userEvent.click(control);
    await waitFor(() => expect(control).not.toBeChecked());
  },
};
