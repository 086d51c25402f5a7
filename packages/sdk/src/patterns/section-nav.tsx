'use client';
import { useEffect, useState, type JSX } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import type { DraftForm, DraftState } from '../state/draft-form.ts';
import { useDraftState } from '../state/use-draft-form.ts';
import { innerClass, partClass } from '../theme/part-class.ts';
import { focusRing } from '../ui/focus-ring.ts';
import { VisuallyHidden } from '../ui/layout/text.tsx';

/** What is said of a section: something is wrong in it, it was changed, or neither. */
export type SectionState = 'faulty' | 'dirty' | 'clean';

export interface NavSection {
  /** The end of the section's id. */
  name: string;
  label: string;
  state: SectionState;
}

export interface SectionNavProps {
  label: string;
  /** Begins the ids of the sections, so that two forms on a page do not meet. */
  idPrefix: string;
  sections: readonly NavSection[];
  /** What a dot says. */
  stateLabels: Readonly<Record<'faulty' | 'dirty', string>>;
  /** A container query from which on the links stand below each other, such as `editor (min-width: 720px)`. */
  columnFrom: string;
}

/** The sections by name, with a dot where something was changed or is wrong; stays in sight. */
export function SectionNav({
  label,
  idPrefix,
  sections,
  stateLabels,
  columnFrom,
}: SectionNavProps): JSX.Element {
  const current = useSectionInView(
    idPrefix,
    sections.map(({ name }) => name),
  );
  return (
    <Root aria-label={label} $columnFrom={columnFrom}>
      {sections.map(({ name, label: text, state }) => (
        <Item
          key={name}
          href={`#${idPrefix}${name}`}
          aria-current={name === current || undefined}
          $columnFrom={columnFrom}
          onClick={(event) => {
            event.preventDefault();
            goToSection(`${idPrefix}${name}`);
          }}
        >
          {text}
          {state !== 'clean' && (
            <Dot data-state={state}>
              <VisuallyHidden>{stateLabels[state]}</VisuallyHidden>
            </Dot>
          )}
        </Item>
      ))}
    </Root>
  );
}

/** The state of each section; drawn anew only when one of them is another. */
export function useSectionStates<Values extends object, Fault, Name extends string>(
  form: DraftForm<Values, Fault>,
  names: readonly Name[],
  stateOf: (state: DraftState<Values, Fault>, name: Name) => SectionState,
): Readonly<Record<string, SectionState>> {
  const found = useDraftState(form, (state) => names.map((name) => stateOf(state, name)).join(' '));
  const states = found.split(' ') as SectionState[];
  return Object.fromEntries(names.map((name, at) => [name, states[at] ?? 'clean']));
}

/** Brings a section into view and puts the focus onto its title, so that the next Tab goes on from there. */
export function goToSection(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** The section that is read now: the first whose middle part is on the screen. */
function useSectionInView(idPrefix: string, sections: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]);
  const names = sections.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const seen = new Set<Element>();
    const elements = names.split(' ').flatMap((name) => document.getElementById(`${idPrefix}${name}`) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        const first = elements.find((element) => seen.has(element));
        if (first) setCurrent(first.id.slice(idPrefix.length));
      },
      // The upper part of the screen, below what sticks to its edge.
      { rootMargin: '-96px 0px -55% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [idPrefix, names]);
  return current;
}

interface InColumn {
  $columnFrom: string;
}

const inColumn = (rules: RuleSet) => css<InColumn>`
  @container ${({ $columnFrom }) => $columnFrom} {
    ${rules}
  }
`;

const Root = styled.nav.withConfig(partClass('SectionNav'))<InColumn>`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  display: flex;
  grid-column: 1 / -1;
  gap: 4px;
  min-inline-size: 0;
  padding-block: 6px;
  overflow-x: auto;
  scrollbar-width: none;
  border-block-end: 1px solid var(--pf-line);
  background: var(--pf-background);
  ${inColumn(css`
    inset-block-start: 96px;
    flex-direction: column;
    grid-column: auto;
    align-self: start;
    gap: 0;
    padding: 0;
    overflow-x: visible;
    border: 0;
    background: none;
  `)}
`;

const Item = styled.a.withConfig(innerClass('SectionNav-link'))<InColumn>`
  ${focusRing}
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-block-size: 32px;
  padding-inline: 8px;
  border-radius: var(--pf-radius-s);
  color: var(--pf-ink-2);
  font-weight: 500;
  text-decoration: none;
  outline-offset: -2px;
  &:where(:hover) {
    color: var(--pf-ink);
  }
  &:where([aria-current]) {
    color: var(--pf-ink);
    font-weight: 650;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
  & > i {
    margin-inline-start: 0;
  }
  ${inColumn(css`
    & > i {
      margin-inline-start: auto;
    }
  `)}
`;

const Dot = styled.i.withConfig(innerClass('SectionNav-dot'))`
  position: relative;
  flex: none;
  inline-size: 6px;
  block-size: 6px;
  border-radius: 50%;
  background: var(--pf-primary);
  &:where([data-state='faulty']) {
    background: var(--pf-bad);
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
