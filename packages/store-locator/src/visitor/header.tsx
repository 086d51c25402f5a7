import type { JSX } from 'react';
import type { LateParts } from './load-late-parts.ts';
import type { LocatorPartProps } from './locator-part-props.ts';
import { part } from './part.ts';

interface Props extends LocatorPartProps {
  titleId: string;
  late: LateParts | null;
}

/** Whose locator it is, and in which language. */
export function Header({ state, words, titleId, late }: Props): JSX.Element {
  const { header_name: name, logo } = state.locator?.options ?? { header_name: '', logo: null };
  return (
    <header className={part('header')}>
      {logo && <img className={part('logo')} src={logo.url} width={logo.width} height={logo.height} alt="" />}
      <h2 className={part('title')} id={titleId}>
        {name || words.title}
      </h2>
      {late && <late.LanguageChoice {...{ state, words }} />}
    </header>
  );
}
