import { defineTexts } from '@/lib/i18n.ts'

export const { useText } = defineTexts('identity.impersonation', {
  label: { zh: '以角色查看', en: 'See as a role' },
  as: { zh: '正在以“{{role}}”角色查看，只读', en: 'Looking as “{{role}}”, read-only' },
  stop: { zh: '退出查看', en: 'Stop' },
})
