import { render } from '@testing-library/react';
import { useStoreLocator, type StoreLocatorOptions } from '../../use-store-locator.ts';
import { VisitorView, type VisitorViewProps } from '../visitor-view.tsx';

type Props = StoreLocatorOptions & Omit<VisitorViewProps, 'state'>;

function Shown({ slots, map, theme, ...options }: Props) {
  return <VisitorView state={useStoreLocator(options)} {...{ slots, map, theme }} />;
}

/** The view over a source, in the page of a test. */
export function showLocator(props: Props) {
  return render(<Shown language="pl" {...props} />);
}
