import { ChevronEndIcon, token } from '@pinfold/sdk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useRouteAt } from '../../routing/route-lookup.ts';
import { usePanelSession } from '../../routing/use-panel-session.ts';
import { navigationFor } from '../../shell/navigation.ts';
import { useText } from '../../texts/use-text.ts';

/** The sections that the reader may open, each with what it is for. */
export function StartLinks() {
  const t = useText();
  const routeAt = useRouteAt();
  const sections = navigationFor(usePanelSession(), routeAt).filter(({ path }) => path !== '/dashboard');
  if (sections.length === 0) return null;
  return (
    <section aria-labelledby="start-links">
      <Heading id="start-links">{t('dashboard.links')}</Heading>
      <List>
        {sections.map(({ label, path, Icon }) => (
          <li key={path}>
            <Row to={path}>
              <Icon />
              <Words>
                <strong>{t(label)}</strong>
                <Purpose>{t(`description.${routeAt(path).texts}`)}</Purpose>
              </Words>
              <ChevronEndIcon size={16} />
            </Row>
          </li>
        ))}
      </List>
    </section>
  );
}

const Heading = styled.h2`
  margin: 0 0 10px;
  font-size: ${token('font-size-l')};
  font-weight: 650;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-m')};
  background: ${token('color-surface')};
  list-style: none;
  overflow: hidden;
  & > li + li {
    border-block-start: 1px solid ${token('color-line-2')};
  }
`;

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-block-size: 56px;
  padding: 8px 18px;
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

const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  color: ${token('color-ink')};
  & > strong {
    font-weight: 600;
  }
`;

const Purpose = styled.span`
  color: ${token('color-ink-2')};
  font-size: ${token('font-size-s')};
`;
