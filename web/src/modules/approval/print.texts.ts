import { area } from '@/lib/i18n.ts'
import { zh } from './print.zh.ts'

export const { useText } = area('approvalPrint', zh, async () => (await import('./print.en.ts')).en)
