import { Button, Divider, PlusIcon, Row, Stack, TeamIcon } from '@pinfold/sdk/ui';
import { useNavigate } from 'react-router-dom';
import { usePanelSession, useRouteAt } from '../routing/use-panel-session.ts';
import { useText } from '../texts/use-text.ts';
import { companyLinks, type CompanyLink } from './company-links.ts';

/** What can be done about companies besides choosing one: adding one, and seeing who works in it. */
export function CompanyActions({ onChoose }: { onChoose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const links = companyLinks(usePanelSession(), useRouteAt());
  if (links.length === 0) return null;
  return (
    <Stack gap={4} padding={[4, 0, 0]}>
      <Divider />
      <Row gap={3} wrap>
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
    </Stack>
  );
}

const icons: Record<CompanyLink['name'], React.ReactNode> = {
  add: <PlusIcon size={16} />,
  team: <TeamIcon size={16} />,
};
