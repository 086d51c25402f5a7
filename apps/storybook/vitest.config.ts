import { storiesProject } from './stories-project.ts';

export default storiesProject('storybook', 'light');
