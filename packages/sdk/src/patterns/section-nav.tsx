'use client';
import { useEffect, useRef, useState, type JSX, type RefObject } from 'react';
import { css, styled, type RuleSet } from 'styled-components';
import type { DraftForm, DraftState } from '../state/draft-form.ts';
import { useDraftState } from '../state/use-draft-form.ts';
import { innerClass, partClass } from '../theme/part-class.ts';
import { focusRing } from '../ui/focus-ring.ts';
import { VisuallyHidden } from '../ui/layout/text.tsx';
import { treeOf } from '../ui/tree-of.ts';

/** A section has an error, unsaved changes, or neither. */
export type SectionState = 'faulty' | 'dirty' | 'clean';

export interface NavSection {
  /** The end of the section's id. */
  name: string;
  label: string;
  state: SectionState;
}

export interface SectionNavProps {
  label: string;
  /** Prefix of the sections' ids, so that two forms on a page do not collide. */
  idPrefix: string;
  sections: readonly NavSection[];
  /** Accessible text of a dot. */
  stateLabels: Readonly<Record<'faulty' | 'dirty', string>>;
  /** Container query for a vertical list of links, such as `editor (min-width: 720px)`. */
  columnFrom: string;
}

/** Sticky links to the sections, with a dot for unsaved changes or errors. */
export function SectionNav({
  label,
  idPrefix,
  sections,
  stateLabels,
  columnFrom,
}: SectionNavProps): JSX.Element {
  const nav = useRef<HTMLElement>(null);
  const current = useSectionInView(
    nav,
    idPrefix,
    sections.map(({ name }) => name),
  );
  return (
    <Root ref={nav} aria-label={label} $columnFrom={columnFrom}>
      {sections.map(({ name, label: text, state }) => (
        <Item
          key={name}
          href={`#${idPrefix}${name}`}
          aria-current={name === current || undefined}
          $columnFrom={columnFrom}
          onClick={(event) => {
            event.preventDefault();
            goToSection(event.currentTarget, `${idPrefix}${name}`);
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

/** Returns the state of each section; rerenders only if one of them changes. */
export function useSectionStates<Values extends object, Fault, Name extends string>(
  form: DraftForm<Values, Fault>,
  names: readonly Name[],
  stateOf: (state: DraftState<Values, Fault>, name: Name) => SectionState,
): Readonly<Record<string, SectionState>> {
  const found = useDraftState(form, (state) => names.map((name) => stateOf(state, name)).join(' '));
  const states = found.split(' ') as SectionState[];
  return Object.fromEntries(names.map((name, at) => [name, states[at] ?? 'clean']));
}

/** Scrolls to a section beside an element and focuses its title, so that the next Tab continues from there. */
export function goToSection(from: Element, id: string): void {
  const tree = treeOf(from);
  tree.getElementById(id)?.scrollIntoView({ block: 'start' });
  tree.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

/** The section that is read now: the first whose middle part is on the screen. */
function useSectionInView(
  nav: RefObject<Element | null>,
  idPrefix: string,
  sections: readonly string[],
): string | undefined {
  const [current, setCurrent] = useState(sections[0]);
  const names = sections.join(' ');
  useEffect(() => {
    if (!nav.current || typeof IntersectionObserver === 'undefined') return;
    const tree = treeOf(nav.current);
    const seen = new Set<Element>();
    const elements = names.split(' ').flatMap((name) => tree.getElementById(`${idPrefix}${name}`) ?? []);
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target);
          else seen.delete(target);
        const first = elements.find((element) => seen.has(element));
        if (first) setCurrent(first.id.slice(idPrefix.length));
      },
      // The upper part of the screen, below sticky headers.
      { rootMargin: '-96px 0px -55% 0px' },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [nav, idPrefix, names]);
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
