'use client';
import { useId, type ReactNode, type JSX } from 'react';
import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';

export interface LocatorSectionProps {
  /** For links that lead to it. */
  id?: string | undefined;
  title: string;
  /** Beside the title, such as whether it was changed. */
  mark?: ReactNode;
  text?: ReactNode;
  headingLevel: 2 | 3 | 4;
  children: ReactNode;
}

/** One part of a form on a surface of its own, under its title. */
export function LocatorSection({
  id,
  title,
  mark,
  text,
  headingLevel,
  children,
}: LocatorSectionProps): JSX.Element {
  const own = useId();
  const titleId = `${id ?? own}-title`;
  return (
    <Root id={id ?? own} aria-labelledby={titleId}>
      <div>
        <Title as={`h${headingLevel}`} id={titleId} tabIndex={-1}>
          {title}
          {mark}
        </Title>
        {text && <LocatorText>{text}</LocatorText>}
      </div>
      {children}
    </Root>
  );
}

const Root = styled.section.withConfig(partClass('LocatorForm-section'))`
  display: flex;
  flex-direction: column;
  gap: 16px;
  min-inline-size: 0;
  padding: 18px 20px 20px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  container-type: inline-size;
  scroll-margin-block-start: 64px;
  @media (max-width: 480px) {
    padding: 16px;
  }
`;

const Title = styled.h2.withConfig(partClass('LocatorForm-title'))`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin: 0;
  font-size: var(--pf-font-size-l);
  font-weight: 650;
  line-height: 1.3;
  outline: none;
`;

/** A sentence of help in a part of the form. */
export const LocatorText: StyledComponent<'p'> = styled.p.withConfig(partClass('LocatorForm-text'))`
  margin: 2px 0 0;
  color: var(--pf-ink-2);
  text-wrap: pretty;
  overflow-wrap: anywhere;
`;

/** Fields beside each other, as far as there is room. */
export const LocatorGrid: StyledComponent<'div'> = styled.div.withConfig(partClass('LocatorForm-grid'))`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  @container (min-width: 460px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Fields below each other. */
export const LocatorFields: StyledComponent<'div'> = styled.div.withConfig(partClass('LocatorForm-fields'))`
  display: flex;
  flex-direction: column;
  gap: 14px;
  min-inline-size: 0;
`;
