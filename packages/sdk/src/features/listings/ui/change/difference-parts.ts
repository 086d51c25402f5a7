import { styled, type StyledComponent } from 'styled-components';
import { partClass } from '../../../../theme/part-class.ts';
import { visuallyHidden } from '../../../../ui/visually-hidden.ts';

/** Parts of what a field says: `pinfold-FieldValue-lines` and so on. */
export type FieldValuePart = 'lines';

/** Parts of a comparison of one field: `pinfold-FieldDifference-removed` and so on. */
export type FieldDifferencePart =
  | 'spoken'
  | 'drawn'
  | 'text'
  | 'entries'
  | 'removed'
  | 'added'
  | 'arrow'
  | 'note'
  | 'lines'
  | 'line'
  | 'week'
  | 'place'
  | 'live';

/** Parts of a week that is drawn as seven bars: `pinfold-WeekBars-open` and so on. */
export type WeekBarsPart = 'day' | 'open' | 'mark' | 'name';

/** Parts of two pins that are drawn to scale: `pinfold-PlaceSketch-line` and so on. */
export type PlaceSketchPart = 'grid' | 'line' | 'before' | 'after';

declare module '../../../../theme/parts.ts' {
  interface Parts {
    FieldValue: FieldValuePart;
    FieldDifference: FieldDifferencePart;
    WeekBars: WeekBarsPart;
    PlaceSketch: PlaceSketchPart;
  }
}

/** What goes: struck out, never told by colour alone. */
export const Removed: StyledComponent<'del'> = styled.del.withConfig(partClass('FieldDifference-removed'))`
  padding-inline: 2px;
  border-radius: 3px;
  background: var(--pf-bad-soft);
  color: var(--pf-bad);
  text-decoration-thickness: 1px;
`;

/** What comes: heavier, and underlined where colours are the reader's own. */
export const Added: StyledComponent<'ins'> = styled.ins.withConfig(partClass('FieldDifference-added'))`
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

export const Arrow: StyledComponent<'span'> = styled.span.withConfig(partClass('FieldDifference-arrow'))`
  display: inline-block;
  color: var(--pf-ink-3);
  &:where(:dir(rtl)) {
    transform: scaleX(-1);
  }
`;

export const Note: StyledComponent<'span'> = styled.span.withConfig(partClass('FieldDifference-note'))`
  color: var(--pf-ink-3);
`;

export const Spoken: StyledComponent<'span'> = styled.span.withConfig(partClass('FieldDifference-spoken'))`
  ${visuallyHidden}
`;
