'use client';
import type { JSX } from 'react';
import { styled } from 'styled-components';
import { useTranslate } from '../../../../i18n/use-translate.ts';
import { partClass } from '../../../../theme/part-class.ts';
import { focusRing } from '../../../../ui/focus-ring.ts';
import { VisuallyHidden } from '../../../../ui/layout/text.tsx';
import { locatorSectionNames } from '../../settings/locator-sections.ts';
import { useLocatorForm } from './locator-form-context.ts';
import { locatorSectionState } from './section-state.ts';
import { useLocatorSectionInView } from './use-locator-section-in-view.ts';

/** The parts of the settings by name, with a dot where something was changed or is wrong; stays in sight. */
export function SettingsIndex(): JSX.Element {
  const t = useTranslate();
  const { state, idPrefix } = useLocatorForm();
  const current = useLocatorSectionInView(idPrefix);
  return (
    <Root aria-label={t('store_locator.settings.sections')}>
      {locatorSectionNames.map((name) => {
        const is = locatorSectionState(state, name);
        return (
          <Item
            key={name}
            href={`#${idPrefix}${name}`}
            aria-current={name === current || undefined}
            onClick={(event) => {
              event.preventDefault();
              goTo(`${idPrefix}${name}`);
            }}
          >
            {t(`store_locator.settings.section.${name}`)}
            {is !== 'clean' && (
              <Dot data-state={is}>
                <VisuallyHidden>
                  {t(`store_locator.settings.section_${is === 'faulty' ? 'fault' : 'dirty'}`)}
                </VisuallyHidden>
              </Dot>
            )}
          </Item>
        );
      })}
    </Root>
  );
}

/** Brings a part into view and puts the focus onto its title, so that the next Tab goes on from there. */
function goTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}

const Root = styled.nav.withConfig(partClass('StoreLocatorSettings-index'))`
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
  @container pinfold-store-locator-settings (min-width: 1360px) {
    inset-block-start: 24px;
    flex-direction: column;
    grid-column: auto;
    align-self: start;
    gap: 0;
    padding: 0;
    border: 0;
  }
`;

const Item = styled.a.withConfig(partClass('StoreLocatorSettings-indexLink'))`
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
`;

const Dot = styled.i.withConfig(partClass('StoreLocatorSettings-dot'))`
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
