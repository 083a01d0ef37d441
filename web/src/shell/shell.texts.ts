import { area } from '@/lib/i18n.ts'
import { zh } from './shell.zh.ts'

export const { useText } = area('shell', zh, async () => (await import('./shell.en.ts')).en)
