'use client';
import type { ReactNode, JSX } from 'react';
import { Header, MenuSection as AriaMenuSection, Separator } from 'react-aria-components/Menu';
import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../theme/part-class.ts';

export interface MenuSectionProps {
  /** Above the items. */
  title: string;
  children: ReactNode;
}

/**
 * A titled group of menu items.
 *
 * @example
 * ```tsx
 * <Menu trigger={<Button>Więcej</Button>}>
 *   <MenuSection title="Opinia"><MenuItem id="copy">Kopiuj odnośnik</MenuItem></MenuSection>
 * </Menu>
 * ```
 */
export function MenuSection({ title, children }: MenuSectionProps): JSX.Element {
  return (
    <Section>
      <Title>{title}</Title>
      {children}
    </Section>
  );
}

/**
 * A line between menu items.
 *
 * @example
 * ```tsx
 * <Menu trigger={<Button>Więcej</Button>}>
 *   <MenuItem id="copy">Kopiuj odnośnik</MenuItem>
 *   <MenuSeparator />
 *   <MenuItem id="delete" variant="danger">Usuń</MenuItem>
 * </Menu>
 * ```
 */
export const MenuSeparator: StyledComponent<typeof Separator> = styled(Separator).withConfig(
  innerClass('Menu-separator'),
)`
  block-size: 1px;
  margin: 5px 0;
  border: 0;
  background: var(--pf-line);
`;

const Section = styled(AriaMenuSection).withConfig(innerClass('Menu-section'))`
  padding-block-end: 4px;
`;

const Title = styled(Header).withConfig(innerClass('Menu-heading'))`
  padding: 7px 10px 3px;
  color: var(--pf-ink-3);
  font-size: var(--pf-font-size-xs);
  font-weight: 600;
`;
