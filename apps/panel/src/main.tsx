import '@fontsource-variable/inter/index.css';
import './page.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { recoverStaleCode } from './browser/stale-code.ts';
import { takeLanguageFromAddress } from './session/language.ts';
import { createTracking } from './tracking/create-tracking.ts';

const tracking = createTracking(window);
recoverStaleCode(window);
takeLanguageFromAddress();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <App tracking={tracking} />
  </StrictMode>,
);
