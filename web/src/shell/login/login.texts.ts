import { area } from '@/lib/i18n.ts'
import { zh } from './login.zh.ts'

export const { useText } = area('login', zh, async () => (await import('./login.en.ts')).en)
