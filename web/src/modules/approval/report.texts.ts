import { area } from '@/lib/i18n.ts'
import { zh } from './report.zh.ts'

export const { useText } = area('approvalReport', zh, async () => (await import('./report.en.ts')).en)
