export { useLogin, type Session } from '../features/session/use-login.ts';
export { useLogout } from '../features/session/use-logout.ts';
export { useUpdateUser } from '../features/session/use-update-user.ts';
export { useUser } from '../features/session/use-user.ts';
export {
  useSettings,
  type Settings,
  type UseSettingsOptions,
} from '../features/session/use-settings.ts';
