import { area } from '@/lib/i18n.ts'
import { zh } from './role.zh.ts'

export const { useText } = area('identity.role', zh, async () => (await import('./role.en.ts')).en)
