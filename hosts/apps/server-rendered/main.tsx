import { hydrateRoot } from 'react-dom/client';
import { readSettings } from '../read-settings.ts';
import { Page } from './page.tsx';

const root = document.querySelector('#root');
if (root)
  hydrateRoot(root, <Page {...readSettings()} />, {
    onRecoverableError: (error) => console.error('hydration:', error),
  });
