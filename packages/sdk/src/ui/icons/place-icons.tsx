import { icon, type Icon } from './icon.tsx';

export const DashboardIcon: Icon = /* @__PURE__ */ icon(
  'M4 4h6.5v9H4zM13.5 11H20v9h-6.5zM4 16h6.5v4H4zM13.5 4H20v4h-6.5z',
);
export const PinIcon: Icon = /* @__PURE__ */ icon(
  'M12 21.5s-7-6.2-7-11.3a7 7 0 0 1 14 0c0 5.1-7 11.3-7 11.3zM12 12.7a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
);
export const TargetIcon: Icon = /* @__PURE__ */ icon(
  'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22',
);
export const ShieldIcon: Icon = /* @__PURE__ */ icon(
  'M12 3l7.5 3v5c0 5.2-3.2 8.4-7.5 10.2C7.7 19.4 4.5 16.2 4.5 11V6z',
);
export const ReviewIcon: Icon = /* @__PURE__ */ icon('M4 5h16v11.5H9.5L4 20.5z');
export const ChartIcon: Icon = /* @__PURE__ */ icon('M4 4v16h16M8 15.5l4-5 3 2.8L20 7');
export const CameraIcon: Icon = /* @__PURE__ */ icon(
  'M4 8h4l2-3h4l2 3h4v11.5H4zM12 16.2a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
);
export const PostIcon: Icon = /* @__PURE__ */ icon('M5 4h14v16H5zM9 9h6M9 13h6');
export const StoreIcon: Icon = /* @__PURE__ */ icon(
  'M4 10l1.2-5.5h13.6L20 10M5.5 10v10h13V10M9.5 20v-5.5h5V20',
);
export const TeamIcon: Icon = /* @__PURE__ */ icon(
  'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11zM3 20c0-3.6 2.7-6 6-6s6 2.4 6 6M16 5a3.2 3.2 0 0 1 0 5.8M18 14.3c1.9.8 3 2.9 3 5.7',
);
export const SettingsIcon: Icon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
);
export const CalendarIcon: Icon = /* @__PURE__ */ icon('M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4');
export const GlobeIcon: Icon = /* @__PURE__ */ icon(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.6 2.6 3.8 5.5 3.8 9s-1.2 6.4-3.8 9c-2.6-2.6-3.8-5.5-3.8-9S9.4 5.6 12 3z',
);
export const PersonIcon: Icon = /* @__PURE__ */ icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c0-4 3.3-6.5 7.5-6.5s7.5 2.5 7.5 6.5',
);
export const BellIcon: Icon = /* @__PURE__ */ icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4');
export const CardIcon: Icon = /* @__PURE__ */ icon('M3 6h18v12.5H3zM3 10.5h18M7 15h4');
export const PlugIcon: Icon = /* @__PURE__ */ icon('M9 3v5M15 3v5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4');
export const StarIcon: Icon = /* @__PURE__ */ icon(
  'M12 3.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.2l-5.3 2.9 1.1-6L3.4 9.9l6-.8z',
);
