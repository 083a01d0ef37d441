import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './department.zh.ts'

export const { useText } = defineTexts('identity.department', zh, async () => (await import('./department.en.ts')).en)
