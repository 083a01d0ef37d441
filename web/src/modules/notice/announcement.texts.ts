import { area } from '@/lib/i18n.ts'
import { zh } from './announcement.zh.ts'

export const { useText } = area('notice.announcement', zh, async () => (await import('./announcement.en.ts')).en)
