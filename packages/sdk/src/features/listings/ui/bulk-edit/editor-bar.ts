import { styled, type StyledComponent } from 'styled-components';
import { innerClass } from '../../../../theme/part-class.ts';

/** Stays at the end of the screen while the form or the preview is longer than that. */
export const EditorBar: StyledComponent<'div'> = styled.div.withConfig(innerClass('BulkEditor-bar'))`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  padding: 12px 16px;
  border: 1px solid var(--pf-line);
  border-radius: var(--pf-radius-m);
  background: var(--pf-surface);
`;

export const BarText: StyledComponent<'div'> = styled.div.withConfig(innerClass('BulkEditor-barText'))`
  flex: 1 1 200px;
  color: var(--pf-ink-2);
`;

export const BarActions: StyledComponent<'div'> = styled.div.withConfig(innerClass('BulkEditor-barActions'))`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Above the buttons, so that it is seen wherever the page is scrolled to. */
export const BarNotice: StyledComponent<'div'> = styled.div.withConfig(innerClass('BulkEditor-barNotice'))`
  flex: 1 1 100%;
`;
