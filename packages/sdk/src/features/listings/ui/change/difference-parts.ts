import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';
import type { PartName } from '../../../../theme/parts.ts';
import { boxConfig, useBoxAttributes } from '../../../../ui/layout/box.ts';

/** Removed text: struck out, never marked by colour alone. */
export const Removed: StyledComponent<'del'> = styled.del.withConfig(innerClass('FieldDifference-removed'))`
  padding-inline: 2px;
  border-radius: 3px;
  background: var(--pf-bad-soft);
  color: var(--pf-bad);
  text-decoration-thickness: 1px;
`;

/** Added text: heavier, and underlined with forced colours. */
export const Added: StyledComponent<'ins'> = styled.ins.withConfig(innerClass('FieldDifference-added'))`
  padding-inline: 2px;
  border-radius: 3px;
  background: var(--pf-good-soft);
  color: var(--pf-good);
  font-weight: 550;
  text-decoration: none;
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;

export const Arrow: StyledComponent<'span'> = styled.span.withConfig(innerClass('FieldDifference-arrow'))`
  display: inline-block;
  color: var(--pf-ink-3);
  &:where(:dir(rtl)) {
    transform: scaleX(-1);
  }
`;

/** A value inside text, positioned as the container of its visually hidden text for screen readers. */
export const Said: StyledComponent<'span', { part: PartName }> = styled.span
  .withConfig(boxConfig('said'))
  .attrs<{ part: PartName }>(useBoxAttributes)`
  position: relative;
  display: block;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
