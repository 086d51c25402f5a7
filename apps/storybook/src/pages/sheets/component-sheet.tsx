import type { ComponentType, ReactNode } from 'react';
import './component-sheet.css';

/** The exports of a stories file that a sheet uses. */
export interface StoryFile {
  default: StoryParts;
  [story: string]: StoryParts;
}

interface StoryParts {
  component?: ComponentType<Args>;
  args?: Args;
  render?: (args: Args, context: { args: Args; globals: Args }) => ReactNode;
  globals?: Args;
  play?: unknown;
}

type Args = Record<string, unknown>;

/** All stories of the files side by side, except those that have to be opened first. */
export function ComponentSheet({ files }: { files: Readonly<Record<string, StoryFile>> }) {
  return (
    <div className="sheet">
      {Object.entries(files).map(([path, { default: meta, ...stories }]) => (
        <section key={path} className="sheet-component">
          <h2>{titleOf(path)}</h2>
          {statesIn(stories).map(([name, story]) => (
            <figure key={name}>
              <figcaption>{name}</figcaption>
              <Drawn meta={meta} story={story} />
            </figure>
          ))}
        </section>
      ))}
    </div>
  );
}

function Drawn({ meta, story }: { meta: StoryParts; story: StoryParts }) {
  const args = { ...meta.args, ...story.args };
  const Render = story.render ?? meta.render;
  if (Render) return Render(args, { args, globals: {} });
  const Component = meta.component;
  return Component ? <Component {...args} /> : null;
}

// A story with a scheme or direction of its own repeats another one, and one that plays is drawn before it does.
function statesIn({ __namedExportsOrder: _order, ...stories }: Readonly<Record<string, StoryParts>>) {
  const own = Object.entries(stories).filter(([, story]) => !story.globals);
  const still = own.filter(([, story]) => !story.play);
  return still.length > 0 ? still : own.slice(0, 1);
}

function titleOf(path: string): string {
  return path.split('/').at(-1)?.replace('.stories.tsx', '') ?? path;
}
