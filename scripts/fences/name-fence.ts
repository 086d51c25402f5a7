import { featureNames } from './feature-names.ts';
import type { Fence } from './fence.ts';
import { trackedFiles } from './tracked-files.ts';

const rooms = /(^|[/.])(utils?|helpers?|common|misc|constants?|types)(?=[/.]|$)/;
const kebab = /^[.]?[a-z0-9]+([-.][a-z0-9]+)*$/;

/** One word for a feature everywhere, no room for odds and ends, kebab-case. */
export const nameFence: Fence = {
  name: 'names',
  find: (root) => Promise.resolve(sourceFiles(root).flatMap(faultOf)),
};

function faultOf(file: string): string[] {
  const feature = /\/src\/features\/([^/]+)\//.exec(file)?.[1];
  if (feature && !featureNames.includes(feature)) return [`${file}: "${feature}" is not one of the features`];
  const room = rooms.exec(file)?.[2];
  if (room) return [`${file}: "${room}" says nothing about what is inside`];
  const odd = file.split('/').find((part) => !kebab.test(part));
  return odd ? [`${file}: "${odd}" is not kebab-case`] : [];
}

function sourceFiles(root: string): string[] {
  return trackedFiles(root).filter(
    (file) =>
      /^(packages|apps|examples|e2e|bench|scripts)\/.*[.](tsx?|m?js|css)$/.test(file) &&
      !/[/]drizzle[/]/.test(file),
  );
}
