import { memberTypes } from '@pinfold/contract/access/member-types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type ExampleTeamProps, teamMeta, teamPage } from './stories/example-team.tsx';
import { server } from '../../../stories/host-page.tsx';
import { TeamMembers } from './team-members.tsx';

const meta = { ...teamMeta, component: TeamMembers } satisfies Meta<ExampleTeamProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Team: Story = {};
export const Dark: Story = { globals: { colorScheme: 'dark' } };
export const English: Story = { globals: { locale: 'en' } };
export const Spanish: Story = { globals: { locale: 'es' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Tablet: Story = { args: { width: 800 } };
export const Phone: Story = { args: { width: 390 } };
export const PhoneDark: Story = { args: { width: 390 }, globals: { colorScheme: 'dark' } };

export const Loading: Story = { args: { api: { failures: { listMembers: 'hang' } } } };

export const OnlyYou: Story = {
  args: { api: { data: { memberType: memberTypes.owner, memberCount: 1 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Na razie jesteś tu bez zespołu')).toBeVisible();
  },
};

export const NobodyMatches: Story = {
  name: 'COM-04 nobody matches, and the search can be cleared',
  args: { defaultQ: 'żyrafa' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pokaż wszystkich' }));
    await expect(await canvas.findByText('Krzysztof Wójcik')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { api: { failures: { listMembers: 'internal_error' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie udało się wczytać zespołu')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Spróbuj ponownie' })).toBeEnabled();
  },
};

export const Forbidden: Story = {
  args: { api: { data: { permissions: ['view_reviews'] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nie masz dostępu do zespołu')).toBeVisible();
  },
};

export const ReadOnlyDemo: Story = {
  name: 'SES-10 in the demo every control of the team can be tried',
  args: { api: { data: { memberType: memberTypes.owner, isDemo: true } } },
  play: async ({ canvas, canvasElement }) => {
    await teamPage(canvasElement).eventually(() =>
      expect(canvas.getByRole('button', { name: 'Zaproś do zespołu' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

export const ThroughSomebodysEyes: Story = {
  name: 'COM-03 a session of view-as changes nothing and says why',
  args: { isViewAs: true },
  play: async ({ canvas, canvasElement }) => {
    await teamPage(canvasElement).eventually(() =>
      expect(canvas.getByRole('button', { name: 'Zaproś do zespołu' })).toHaveAccessibleDescription(
        /oczami innej osoby/,
      ),
    );
  },
};

export const LimitedManager: Story = {
  name: 'COM-03 a manager reaches only managers with no more than their own access',
  args: { api: { data: { permissions: ['view_team', 'manage_team', 'view_facilities_data'] } } },
  play: async ({ canvas }) => {
    const owner = await canvas.findByRole('button', { name: 'Edytuj: Krzysztof Wójcik' });
    await expect(owner).toHaveAccessibleDescription('Ta osoba ma szerszy dostęp niż Ty.');
    const yourself = canvas.getByRole('button', { name: 'Edytuj: Anna Nowak' });
    await expect(yourself).toHaveAccessibleDescription(/Własnego dostępu nie można zmieniać/);
  },
};

export const ManyPages: Story = {
  name: 'COM-04 a long team comes page by page',
  args: { pageSize: 10, api: { data: { memberType: memberTypes.owner, memberCount: 25 } } },
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('list', { name: 'Zespół' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Pokaż więcej osób' }));
    await teamPage(canvasElement).eventually(() =>
      expect(within(list).getAllByRole('listitem')).toHaveLength(20),
    );
  },
};

export const ResendsAnInvitation: Story = {
  name: 'COM-05 an invitation can be sent again',
  play: async ({ canvas }) => {
    const again = 'Wyślij ponownie: ola.wrona@lipa.example';
    await userEvent.click(await canvas.findByRole('button', { name: again }));
    await expect(await canvas.findByText(/Wysłano nowe zaproszenie na ola.wrona/)).toBeInTheDocument();
    await expect(canvas.queryByText('Zaproszenie wygasło')).toBeNull();
  },
};

export const RemovesSomebody: Story = {
  name: 'COM-04 removing somebody asks first',
  play: async ({ canvas, canvasElement }) => {
    const { menu, page, eventually } = teamPage(canvasElement);
    await menu('Tomasz Lewandowski');
    await userEvent.click(await page.findByRole('menuitem', { name: /Usuń z zespołu/ }));
    const question = within(await page.findByRole('alertdialog'));
    await eventually(() => expect(question.getByText(/od razu straci dostęp/)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Usuń z zespołu' }));
    await eventually(() => expect(canvas.queryByText('Tomasz Lewandowski')).toBeNull());
    await eventually(() => expect(canvas.getByRole('list', { name: 'Zespół' })).toHaveFocus());
  },
};

export const LastOwnerStays: Story = {
  name: 'COM-03 the last owner cannot be removed',
  args: { api: { data: { memberType: memberTypes.admin } } },
  play: async ({ canvasElement }) => {
    const { menu, page } = teamPage(canvasElement);
    await menu('Krzysztof Wójcik');
    const remove = await page.findByRole('menuitem', { name: /Usuń z zespołu/ });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ViewsAs: Story = {
  name: 'COM-04 view-as gives the host a session of the member',
  args: { onViewAs: fn() },
  play: async ({ args, canvasElement }) => {
    const { menu, page, eventually } = teamPage(canvasElement);
    await menu('Ewa Kaczmarek');
    await userEvent.click(await page.findByRole('menuitem', { name: /Zobacz panel jako ta osoba/ }));
    await eventually(() =>
      expect(args.onViewAs).toHaveBeenCalledWith(
        expect.objectContaining({ token: 'pfv_test_5', name: 'Ewa Kaczmarek' }),
      ),
    );
    await expect(server().calls.map(({ operation }) => operation)).toContain('viewAsMember');
  },
};
