import { storiesProject } from './stories-project.ts';

/** Runs in addition to the light project, only in full runs. */
export default storiesProject('storybook-dark', 'dark');
