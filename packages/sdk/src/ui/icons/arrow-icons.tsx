import { icon, type Icon } from './icon.tsx';

export const ChevronDownIcon: Icon = /* @__PURE__ */ icon('M7 10l5 5 5-5');
export const ChevronUpIcon: Icon = /* @__PURE__ */ icon('M7 14l5-5 5 5');
export const ChevronStartIcon: Icon = /* @__PURE__ */ icon('M14 7l-5 5 5 5', 'directional');
export const ChevronEndIcon: Icon = /* @__PURE__ */ icon('M10 7l5 5-5 5', 'directional');
export const ArrowStartIcon: Icon = /* @__PURE__ */ icon('M20 12H4M10 6l-6 6 6 6', 'directional');
export const ArrowEndIcon: Icon = /* @__PURE__ */ icon('M4 12h16M14 6l6 6-6 6', 'directional');
export const ArrowUpIcon: Icon = /* @__PURE__ */ icon('M12 20V5M6 11l6-6 6 6');
export const ArrowDownIcon: Icon = /* @__PURE__ */ icon('M12 4v15M6 13l6 6 6-6');
