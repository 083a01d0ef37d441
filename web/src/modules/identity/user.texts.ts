import { area } from '@/lib/i18n.ts'
import { zh } from './user.zh.ts'

export const { useText } = area('identity.user', zh, async () => (await import('./user.en.ts')).en)
