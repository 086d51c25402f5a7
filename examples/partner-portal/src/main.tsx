import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { App } from './app.tsx';
import './page.css';
import { queryClient } from './query-client.ts';
import './texts/i18n.ts';
import { nonce } from './theme/nonce.ts';
import { PreferencesProvider } from './theme/preferences.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <StyleSheetManager {...(nonce !== undefined && { nonce })}>
      <QueryClientProvider client={queryClient}>
        <PreferencesProvider>
          <App />
        </PreferencesProvider>
      </QueryClientProvider>
    </StyleSheetManager>
  </StrictMode>,
);
