import { useRef, type JSX } from 'react';
import { useSheet } from '../use-sheet.ts';
import { sheet } from './sheet.ts';
import { VisitorView, type VisitorViewProps } from './visitor-view.tsx';

/** The view with its styles, which it adds to the document or shadow root that it is in. */
export function PageView(props: Omit<VisitorViewProps, 'children'>): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, sheet, props.nonce);
  return (
    <VisitorView {...props}>
      <span ref={place} hidden />
    </VisitorView>
  );
}
