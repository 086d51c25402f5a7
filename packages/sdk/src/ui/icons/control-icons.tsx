import { icon, type Icon } from './icon.tsx';

// In their own file, since the log-in page loads only these.

export const CloseIcon: Icon = /* @__PURE__ */ icon('M6 6l12 12M18 6L6 18');
export const EyeIcon: Icon = /* @__PURE__ */ icon(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const EyeOffIcon: Icon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.8 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.9 3.6M6.2 7.7A16.5 16.5 0 0 0 2.5 12S6 18.5 12 18.5c1.5 0 2.8-.4 4-1M10 10a2.8 2.8 0 0 0 4 4',
);
