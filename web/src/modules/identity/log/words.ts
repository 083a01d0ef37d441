import { useLogText } from '../identity.texts.ts'

export type LogKind = 'system' | 'login'
export type LogQuery = {
  readonly action: string | undefined
  readonly userId: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

const sessions = [
  'session.sign_in',
  'session.sign_in_failed',
  'session.refused',
  'session.sign_out',
  'session.ended',
  'session.see_as',
  'session.refresh_reuse',
] as const

const others = [
  'password.changed',
  'password.reset',
  'mobile.changed',
  'user.disabled',
  'user.enabled',
  'user.handed_over',
  'role.changed',
  'role.assigned',
  'duty.changed',
  'menu.changed',
  'api_key.made',
  'api_key.removed',
  'file.read',
  'record.exported',
  'setting.changed',
] as const

export const actionsOf = (kind: LogKind): readonly (typeof sessions | typeof others)[number][] =>
  kind === 'login' ? sessions : [...others, ...sessions]

export const useActionText = () => {
  const t = useLogText()
  return (action: (typeof sessions | typeof others)[number]): string => t(`action.${action}`)
}
