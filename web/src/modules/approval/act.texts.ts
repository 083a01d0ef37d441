import { defineTexts } from '@/lib/i18n.ts'
import { zh } from './act.zh.ts'

export const { useText } = defineTexts('approvalAct', zh, async () => (await import('./act.en.ts')).en)

export type ActText = ReturnType<typeof useText>

type Key = keyof typeof zh
const isKey = (key: string): key is Key => key in zh

/** What is said about an action, where anything is. */
export const actWord = (t: ActText, key: string): string => (isKey(key) ? t(key) : '')
