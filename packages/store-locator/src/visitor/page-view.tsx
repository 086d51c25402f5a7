import { useRef, type JSX } from 'react';
import { useSheet } from '../use-sheet.ts';
import { sheet } from './sheet.ts';
import { VisitorView, type VisitorViewProps } from './visitor-view.tsx';

/** The view with its looks, which it brings into the page or shadow root that it stands in. */
export function PageView(props: Omit<VisitorViewProps, 'children'>): JSX.Element {
  const place = useRef<HTMLSpanElement>(null);
  useSheet(place, sheet, props.nonce);
  return (
    <VisitorView {...props}>
      <span ref={place} hidden />
    </VisitorView>
  );
}
