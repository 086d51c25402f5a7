import { RouterProvider } from 'react-router-dom';
import { PanelProvider } from './panel-provider.tsx';
import { router } from './routing/router.tsx';

export function App() {
  return (
    <PanelProvider navigate={navigate}>
      <RouterProvider router={router} />
    </PanelProvider>
  );
}

function navigate(path: string, options?: { replace?: boolean }): void {
  void router.navigate(path, options);
}
