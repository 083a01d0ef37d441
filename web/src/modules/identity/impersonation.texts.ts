import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './impersonation.zh.ts'

export const { useText } = defineTexts(
  'identity.impersonation',
  zh,
  async () => (await import('./impersonation.en.ts')).en,
)
