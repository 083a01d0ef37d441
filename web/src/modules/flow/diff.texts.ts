import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './diff.zh.ts'

export const { t, useText } = defineTexts('flowDiff', zh, async () => (await import('./diff.en.ts')).en)

export type DiffText = ReturnType<typeof useText>
