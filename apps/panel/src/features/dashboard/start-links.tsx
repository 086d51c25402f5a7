import { ChevronEndIcon, Heading, List, Stack, Text, token } from '@pinfold/sdk/ui';
import styled from 'styled-components';
import { paths } from '../../routing/paths.ts';
import { usePanelSession, useRouteAt } from '../../routing/use-panel-session.ts';
import { navigationFor } from '../../shell/navigation.ts';
import { useText } from '../../texts/use-text.ts';
import { RouterLink } from '../../routing/router-link.tsx';

/** The sections that the reader may open, each with what it is for. */
export function StartLinks() {
  const t = useText();
  const routeAt = useRouteAt();
  const sections = navigationFor(usePanelSession(), routeAt).filter(({ path }) => path !== paths.dashboard);
  if (sections.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="start-links">
      <Heading level={2} id="start-links">
        {t('dashboard.links')}
      </Heading>
      <List isFramed lines="between">
        {sections.map(({ label, path, Icon }) => (
          <li key={path}>
            <Row to={path}>
              <Icon />
              <Stack as="span" flex="grow">
                <Text as="strong" tone="default" weight="semibold">
                  {t(label)}
                </Text>
                <Text size="s" tone="muted">
                  {t(`description.${routeAt(path).texts}`)}
                </Text>
              </Stack>
              <ChevronEndIcon size={16} />
            </Row>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const Row = styled(RouterLink)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 56px;
  padding: 8px 18px;
  border-radius: ${token('radius-m')};
  color: ${token('color-ink-2')};
  text-decoration: none;
  &:hover {
    background: ${token('color-hover')};
  }
  &:focus-visible {
    outline: 2px solid ${token('color-primary')};
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
  }
`;
