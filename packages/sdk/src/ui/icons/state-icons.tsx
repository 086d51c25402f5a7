import { icon, type Icon } from './icon.tsx';

export const SuccessIcon: Icon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12.3l2.8 2.8L16 9.8',
);
export const WarningIcon: Icon = /* @__PURE__ */ icon('M12 4l9 16H3zM12 10v4M12 17h.01');
export const ErrorIcon: Icon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7.5v5.5M12 16.5h.01',
);
export const InfoIcon: Icon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.01',
);
export const QuestionIcon: Icon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.7.4-1.1 1-1.1 1.8M12 17h.01',
);
export const ClockIcon: Icon = /* @__PURE__ */ icon('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2');
export const LockIcon: Icon = /* @__PURE__ */ icon('M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3');
export const OfflineIcon: Icon = /* @__PURE__ */ icon(
  'M4 4l16 16M8.5 13a5 5 0 0 1 5-1.5M5 9.5A10 10 0 0 1 9 7M13 6.6a10 10 0 0 1 6 2.9M12 18h.01',
);
export const ThumbUpIcon: Icon = /* @__PURE__ */ icon(
  'M7 11v9H4v-9zM7 11l4-7c1.5 0 2.5 1 2.2 2.6L12.6 10H19l-1.6 8.4a2 2 0 0 1-2 1.6H7',
);
