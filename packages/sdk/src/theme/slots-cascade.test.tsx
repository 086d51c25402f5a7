// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TeamMembers } from '../features/team/ui/team-members.tsx';
import type { MemberPartProps } from '../features/team/ui/team-view-context.ts';
import { renderInPinfold } from '../testing/render-in-pinfold.tsx';

function ProvidedRow({ member }: MemberPartProps) {
  return <div>Provider: {member.email}</div>;
}
function OwnRow({ member }: MemberPartProps) {
  return <div>Prop: {member.email}</div>;
}
function Tools({ member }: MemberPartProps) {
  return <span>Dziennik: {member.email}</span>;
}

it('SDK-04 a slot of the Provider replaces a part in every such component', async () => {
  renderInPinfold(<TeamMembers />, { slots: { TeamMembers: { Row: ProvidedRow } } });
  expect((await screen.findAllByText(/^Provider: /)).length).toBeGreaterThan(1);
});

it('SDK-04 a slot of the component wins over the Provider, which still fills the others', async () => {
  const { unmount } = renderInPinfold(<TeamMembers slots={{ Row: OwnRow }} />, {
    slots: { TeamMembers: { Row: ProvidedRow, RowTools: Tools } },
  });
  expect((await screen.findAllByText(/^Prop: /)).length).toBeGreaterThan(1);
  expect(screen.queryByText(/^Provider: /)).toBeNull();
  unmount();
  renderInPinfold(<TeamMembers slots={{}} />, { slots: { TeamMembers: { RowTools: Tools } } });
  expect((await screen.findAllByText(/^Dziennik: /)).length).toBeGreaterThan(1);
});
