import { Button, PlusIcon, TeamIcon, token } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useRouteAt } from '../routing/route-lookup.ts';
import { usePanelSession } from '../routing/use-panel-session.ts';
import { useText } from '../texts/use-text.ts';
import { companyLinks, type CompanyLink } from './company-links.ts';

/** What can be done about companies besides choosing one: adding one, and seeing who works in it. */
export function CompanyActions({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const links = companyLinks(usePanelSession(), useRouteAt());
  if (links.length === 0) return null;
  return (
    <Row>
      {links.map(({ name, href }) => (
        <Button
          key={name}
          size="s"
          icon={icons[name]}
          onPress={() => {
            onChoose();
            void navigate(href);
          }}
        >
          {t(`company.${name}`)}
        </Button>
      ))}
    </Row>
  );
}

const icons: Record<CompanyLink['name'], React.ReactNode> = {
  add: <PlusIcon size={16} />,
  team: <TeamIcon size={16} />,
};

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 10px;
  padding-block-start: 12px;
  border-block-start: 1px solid ${token('color-line-2')};
`;
