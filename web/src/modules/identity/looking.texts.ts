import { area } from '@/lib/i18n.ts'
import { zh } from './looking.zh.ts'

export const { useText } = area('identity.looking', zh, async () => (await import('./looking.en.ts')).en)
