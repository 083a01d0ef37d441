import { area } from '@/lib/i18n.ts'
import { zh } from './view.zh.ts'

export const { useText } = area('view', zh, async () => (await import('./view.en.ts')).en)
