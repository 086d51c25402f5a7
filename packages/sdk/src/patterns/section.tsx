'use client';
import { useId, type JSX, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { innerClass, partClass } from '../theme/part-class.ts';
import { Text } from '../ui/layout/text.tsx';

export interface SectionProps {
  /** For links that lead to it. */
  id?: string | undefined;
  /** What a host's styles and a form's focus find it by. */
  name?: string | undefined;
  title: string;
  /** Beside the title, such as whether something in it was changed. */
  mark?: ReactNode;
  /** A sentence below the title. */
  text?: ReactNode;
  /** Level of the title in the page's outline. */
  headingLevel: 2 | 3 | 4;
  /** Disables every control in the section. @defaultValue false */
  isDisabled?: boolean | undefined;
  /** Fields; a control that draws the title itself, beside its own buttons, gets it here. */
  children: ReactNode | ((title: ReactNode) => ReactNode);
}

/** A part of a form with a title, which links to the section focus. */
export function Section(props: SectionProps): JSX.Element {
  const { id, name, title, mark, text, headingLevel, isDisabled = false } = props;
  const own = useId();
  const titleId = `${id ?? own}-title`;
  const heading = (
    <Title id={titleId} as={`h${headingLevel}`} tabIndex={-1}>
      {title}
      {mark}
    </Title>
  );
  const children = typeof props.children === 'function' ? props.children(heading) : props.children;
  const fields = isDisabled ? <Fields disabled>{children}</Fields> : children;
  const note = text && (
    <Text as="p" part="Section-text" tone="muted" wrap="anywhere">
      {text}
    </Text>
  );
  return (
    <Root id={id ?? own} aria-labelledby={titleId} data-section={name}>
      {typeof props.children === 'function' ? (
        <>
          {fields}
          {note}
        </>
      ) : (
        <>
          <div>
            {heading}
            {note}
          </div>
          {fields}
        </>
      )}
    </Root>
  );
}

const Root = styled.section.withConfig(partClass('Section'))`
  display: flex;
  flex-direction: column;
  gap: var(--pf-space-5);
  min-inline-size: 0;
  padding: 18px 20px 20px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
  box-shadow: var(--pf-shadow);
  container-type: inline-size;
  /* Below sticky headers. */
  scroll-margin-block-start: 96px;
  @media (max-width: 480px) {
    padding: var(--pf-space-5);
  }
`;

/** A fieldset, whose `disabled` applies to every control inside it. */
const Fields = styled.fieldset.withConfig(innerClass('Section-fields'))`
  display: flex;
  flex-direction: column;
  gap: inherit;
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & :disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

const Title = styled.h2.withConfig(partClass('Section-title'))`
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
