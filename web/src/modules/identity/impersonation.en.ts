import type { zh } from './impersonation.zh.ts'

export const en: Readonly<Record<keyof typeof zh, string>> = {
  label: 'See as a role',
  as: 'Looking as “{{role}}”, read-only',
  stop: 'Stop',
}
