import { storiesProject } from './stories-project.ts';

/** Runs beside the light one in full runs alone. */
export default storiesProject('storybook-dark', 'dark');
