import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portal } from '../portal.tsx';
import { readSettings } from '../read-settings.ts';

const root = document.querySelector('#root');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Portal {...readSettings()} locale="pl" />
    </StrictMode>,
  );
