import { area } from '@/lib/i18n.ts'
import { zh } from './department.zh.ts'

export const { useText } = area('identity.department', zh, async () => (await import('./department.en.ts')).en)
